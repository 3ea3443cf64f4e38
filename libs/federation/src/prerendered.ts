/**
 * The `handle` of a route that the server prerenders, with all routes below it. Such a page opens
 * without an account and is the same for everybody.
 */
export const prerendered = { isPrerendered: true } as const;

/**
 * The `handle` of a route whose page is about the same thing as a prerendered one: what does not exist there
 * does not exist here, and the server responds with 404 (D78).
 *
 * @param path the pattern of the prerendered route, of the same release, with params of this route
 */
export const existsWith = (path: string) => ({ existsWith: path }) as const;
