/** True if a script or stylesheet of a remote could not be loaded (D46). */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, code } = error as Error & { code?: unknown };

  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}

/**
 * Reloads the page once for a release whose chunks are gone, most likely because a newer release
 * replaced it. Never loops: the second call returns false. It also returns false while the shell's
 * server cannot be reached, since a reload would then lose the page.
 */
export async function reloadOnceFor(release: string, view: Window = window): Promise<boolean> {
  const key = `freely.reloaded.${release}`;
  try {
    if (view.sessionStorage.getItem(key) !== null) return false;
    const response = await fetch('/registry.json', { cache: 'no-store' });
    if (!response.ok) return false;
    view.sessionStorage.setItem(key, '1');
  } catch {
    return false;
  }
  view.location.reload();

  return true;
}
