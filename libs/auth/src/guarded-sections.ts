/** The sections of the site whose guards have asked for a session, by the start of their paths. */
const sections = new Set<string>();

/** Called by guards that let somebody in. */
export function rememberGuarded(path: string): void {
  sections.add(sectionOf(path));
}

/** Whether the page at `path` is shown to signed-in people only. */
export function isGuarded(path: string): boolean {
  return sections.has(sectionOf(path));
}

function sectionOf(path: string): string {
  return path.split(/[/?#]/)[1] ?? '';
}
