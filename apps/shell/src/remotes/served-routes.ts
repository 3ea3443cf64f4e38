/** Remote → patterns. A remote whose routes are unknown is left out. */
export type ServedRoutes = Readonly<Record<string, readonly string[]>>;
