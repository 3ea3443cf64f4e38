let page: string | null = null;

/** Called by the shell after each navigation, with path and query. */
export function rememberPage(path: string): void {
  page = path;
}

/** The page on screen, which stays when a guard refuses; null on the first navigation. */
export function lastPage(): string | null {
  return page;
}
