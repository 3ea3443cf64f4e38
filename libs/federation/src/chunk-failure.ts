/** True if a script or stylesheet of a remote could not be loaded (D46). */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, code } = error as Error & { code?: unknown };

  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}
