// Entry point of the shell's `server.cjs`, which server/renderer/main.ts loads.
export { renderPage } from './render-page.tsx';
export { shared } from './shared.ts';
