/**
 * Thrown by a loader or a component of a remote when what its address names does not exist: the shell
 * then shows the page for that, and never the panel for an outage (D78).
 */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}

/**
 * Shows the same once a query has said that there is no such thing. The server's render knows it from
 * the query itself, and responds with 404.
 */
export function useNotFound(isMissing: boolean): void {
  if (isMissing && typeof window !== 'undefined') throw notFound();
}

/** A number in an address, such as an id. */
export function isId(text: string | undefined): boolean {
  return /^[1-9]\d{0,14}$/.test(text ?? '');
}
