// Small choices kept in this browser. Private windows may refuse: a choice then lasts as long as the page.

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // it lasts as long as the page
  }
}
