"""Build hook: with FREEHOLD_COMPILE=1 the wheel carries compiled modules, otherwise it is pure Python.

Off by default, so that a plain install never needs a C compiler.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface[Any]):
    def wanted(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("FREEHOLD_COMPILE") == "1"

    def dependencies(self) -> list[str]:
        if not self.wanted():
            return []
        # Asked for only here, so that a pure build does not install a compiler it will not use.
        extras: dict[str, list[str]] = self.metadata.core.optional_dependencies
        return [line for line in extras["dev"] if line.startswith("mypy[")]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install points at the sources; a compiled module there would hide the next edit.
        if not self.wanted() or version == "editable":
            return
        root = Path(self.root)
        sys.path.insert(0, str(root))
        from tools import compile as compiler

        lack = compiler.missing()
        if lack is not None:
            raise SystemExit(f"FREEHOLD_COMPILE=1, but this machine cannot compile: {lack}")
        output = root / "build" / "wheel"
        files = compiler.build(output, origin=None)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(path): path.relative_to(output).as_posix() for path in files})
