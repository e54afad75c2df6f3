// Where one is: the address of the page, kept in the browser's history.

export const place = $state({ path: location.pathname, hash: location.hash });

function arrive(): void {
  place.path = location.pathname;
  place.hash = location.hash;
}

/** Go to another page; `replace` leaves no step back. */
export function go(to: string, { replace = false } = {}): void {
  const moved = new URL(to, location.href).pathname !== location.pathname;
  history[replace ? "replaceState" : "pushState"](null, "", to);
  arrive();
  if (moved) scrollTo(0, 0);
}

/** Links within the house change the page without loading it anew. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (/^\/(api|ws|health|metrics)\b/.test(link.pathname)) return;
  if (link.pathname === location.pathname && link.hash) return; // within the page: the browser's own business
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", arrive);
addEventListener("hashchange", arrive);
document.addEventListener("click", follow);

/** The parts of a path: "/t/AB12/replay" gives ["t", "AB12", "replay"]. */
export function partsOf(path: string): string[] {
  return path
    .split("/")
    .filter((part) => part !== "")
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
}
