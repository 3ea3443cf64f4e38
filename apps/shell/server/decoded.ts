/** A part of a path as the router reads it: `%32` is a 2. What cannot be decoded stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
