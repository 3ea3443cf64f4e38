/**
 * The `handle` of a route whose HTML, and that of the routes below it, is made ahead of the browser:
 * it opens without an account, and says the same to everybody.
 */
export const readyPage = { isReady: true } as const;
