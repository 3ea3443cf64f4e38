// A thread that makes pages ahead of the browser. Remotes are other teams' code: whatever they do
// here, the server that answers lives on, and ends the thread when it takes too long.
import { createRequire } from 'node:module';
import type { makeReadyPage as Make } from '../src/ready/make-ready-page.tsx';
import type { ReadyAnswer, ReadyPageRequest } from '../src/ready/ready-page.ts';
import { type RemoteCode, readRemote } from './remote-code.ts';

/** A page to make: what the shell's file asks for, with the remote by where its code is. */
export interface RenderTask {
  readonly request: Omit<ReadyPageRequest, 'remote'>;
  readonly remote: RemoteCode;
  /** The shell's own file for the server. */
  readonly shellFile: string;
}

interface ShellCode {
  readonly makeReadyPage: typeof Make;
  readonly shared: Readonly<Record<string, unknown>>;
}

const require = createRequire(import.meta.url);

export default async function renderPage(task: RenderTask): Promise<ReadyAnswer> {
  const shell = require(task.shellFile) as ShellCode;
  const remote = await readRemote(task.remote, shell.shared);

  return shell.makeReadyPage({ ...task.request, remote });
}
