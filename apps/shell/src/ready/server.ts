// The shell's file for its own server: see server/render-worker.ts, which reads it.
export { makeReadyPage } from './make-ready-page.tsx';
export { shared } from './shared.ts';
