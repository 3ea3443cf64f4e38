let page: string | null = null;

/** The shell tells where the visitor is, after each navigation: path and query. */
export function rememberPage(path: string): void {
  page = path;
}

/** The page that stays on screen when a guard refuses; null on the first navigation. */
export function lastPage(): string | null {
  return page;
}
