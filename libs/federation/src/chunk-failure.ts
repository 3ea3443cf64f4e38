/** True for a script or sheet of a remote that did not arrive (D46). */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, code } = error as Error & { code?: unknown };

  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}

/**
 * Reloads the page once for a release whose chunks are gone, most likely because a newer one
 * replaced it. Never a loop: the second time it answers false, and also while the shell's server
 * itself cannot be reached, since a reload would then lose the page.
 */
export async function reloadOnceFor(release: string, view: Window = window): Promise<boolean> {
  const key = `freely.reloaded.${release}`;
  try {
    if (view.sessionStorage.getItem(key) !== null) return false;
    const answer = await fetch('/registry.json', { cache: 'no-store' });
    if (!answer.ok) return false;
    view.sessionStorage.setItem(key, '1');
  } catch {
    return false;
  }
  view.location.reload();

  return true;
}
