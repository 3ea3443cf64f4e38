// How answers travel from the server of the shell to the browser.
export { type DehydratedState, dehydrate, hydrate } from '@tanstack/react-query';
