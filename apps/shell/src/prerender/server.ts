// Entry point of the shell's `server.cjs`, which server/render-worker.ts loads.
export { renderPage } from './render-page.tsx';
export { shared } from './shared.ts';
