/** A problem that an operator can fix: a missing file, or an invalid line. */
export class ImportError extends Error {
  override name = 'ImportError';
}
