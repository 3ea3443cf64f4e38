/**
 * The `handle` of a route that the server prerenders, with all routes below it. Such a page opens
 * without an account and is the same for everybody.
 */
export const prerendered = { isPrerendered: true } as const;
