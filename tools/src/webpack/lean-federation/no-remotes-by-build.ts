/** The shell knows no remote when it is built, so no chunk of it waits for one. */
export function remotes(): void {}
