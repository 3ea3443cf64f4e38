// What a remote exposes. The loader and the schemas have entry points of their own
// (`@freely/federation/loader`, …), which only the shell and the tools import.

export type { RemoteModule } from './remote-module.ts';
