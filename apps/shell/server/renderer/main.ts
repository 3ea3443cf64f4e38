// A renderer: a process that prerenders pages, one at a time. Remotes are other teams' code. The
// shell's server starts this process without environment and under Node's permission model, and
// kills it when it takes too much time or memory.
import { createRequire } from 'node:module';
import type { RenderResult } from '../../src/prerender/prerendered-page.ts';
import type { renderPage } from '../../src/prerender/render-page.tsx';
import { bridgeFetch } from './bridge-fetch.ts';
import { confine } from './confine.ts';
import type { FromRenderer, RenderTask, ToRenderer } from './messages.ts';
import { readRemote } from './remote-code.ts';

interface ShellCode {
  readonly renderPage: typeof renderPage;
  readonly shared: Readonly<Record<string, unknown>>;
}

const require = createRequire(import.meta.url);
// Kept, because `process` is out of reach for everything that is loaded later.
const own = process;
const send = (message: FromRenderer) => void own.send?.(message);
const bridge = bridgeFetch(send);

async function render(task: RenderTask): Promise<RenderResult> {
  const shell = require(task.shellFile) as ShellCode;
  const remote = await readRemote(task.remote, shell.shared);

  return shell.renderPage({ ...task.request, remote });
}

own.on('message', (message: ToRenderer) => {
  if (message.kind === 'response') return bridge.respond(message.id, message.response);
  render(message.task).then(
    (result) => send({ kind: 'rendered', result }),
    (error) =>
      send({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  );
});
// The shell's server has ended.
own.on('disconnect', () => own.exit(0));
// A rejection that nobody awaits in a remote's code must not end the next page's rendering.
own.on('unhandledRejection', () => {});
confine(bridge.fetch);
