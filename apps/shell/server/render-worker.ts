// A worker thread that prerenders pages. Remotes are other teams' code: if it fails here, the
// server keeps running, and it stops a thread that takes too long.
import { createRequire } from 'node:module';
import type { RenderRequest, RenderResult } from '../src/prerender/prerendered-page.ts';
import type { renderPage } from '../src/prerender/render-page.tsx';
import { type RemoteCode, readRemote } from './remote-code.ts';

/** A page to render. The remote is given by the location of its code. */
export interface RenderTask {
  readonly request: Omit<RenderRequest, 'remote'>;
  readonly remote: RemoteCode;
  /** The shell's `server.cjs`. */
  readonly shellFile: string;
}

interface ShellCode {
  readonly renderPage: typeof renderPage;
  readonly shared: Readonly<Record<string, unknown>>;
}

const require = createRequire(import.meta.url);

export default async function runRenderTask(task: RenderTask): Promise<RenderResult> {
  const shell = require(task.shellFile) as ShellCode;
  const remote = await readRemote(task.remote, shell.shared);

  return shell.renderPage({ ...task.request, remote });
}
