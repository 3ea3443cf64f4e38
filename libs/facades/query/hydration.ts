// How query results get from the shell's server to the browser.
export { type DehydratedState, dehydrate, hydrate } from '@tanstack/react-query';
