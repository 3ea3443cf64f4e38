import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bindTrace } from '@freely/tracing';
import type { RenderResult } from '../../src/prerender/prerendered-page.ts';
import { type ApiReader, ApiUnavailable } from '../api-reader.ts';
import type { FromRenderer, RenderTask, ToRenderer } from './messages.ts';

/** A page, and why it lacks something: the API could not be read. */
export interface Rendered {
  readonly result: RenderResult;
  readonly unavailable: ApiUnavailable | null;
}

/** One process that runs code of releases. */
export interface Renderer {
  /**
   * One page at a time.
   *
   * @throws when rendering failed, the signal ended it, or the process died: then it is of no more use
   */
  render(task: RenderTask, signal: AbortSignal): Promise<Rendered>;
  readonly isAlive: boolean;
  kill(): void;
}

const here = fileURLToPath(new URL('.', import.meta.url));
const shellPackage = fileURLToPath(new URL('../../package.json', import.meta.url));

const HEAP_MB = 256;
/** With what lies outside of the heap, such as buffers. Node has no limit for it. */
const MEMORY_BYTES = 512 * 1024 * 1024;
const MEMORY_CHECK_MS = 100;
const PAGE_BYTES = 4_096;
/** A page that reads more than this does not render, it attacks. */
const MAX_READS = 100;

/**
 * Node's permission model: read its own code and released code, and nothing else. No flag allows
 * child processes, worker threads, addons, WASI or the inspector.
 *
 * @param releases the folder of release folders
 */
export function confinedFlags(releases: string): string[] {
  return [
    '--permission',
    ...[here, shellPackage, releases, behindLinks(releases)].map(
      (path) => `--allow-fs-read=${path}`,
    ),
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${HEAP_MB}`,
    '--disable-warning=ExperimentalWarning',
  ];
}

/** The permission model looks at the file that a link leads to, such as in a store that is linked. */
function behindLinks(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : folder;
}

export function startRenderer(releases: string, reader: ApiReader): Renderer {
  const child = fork(`${here}main.ts`, [], {
    env: {},
    execArgv: confinedFlags(releases),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let isAlive = true;
  child.on('exit', () => {
    isAlive = false;
  });
  // A process that could not be started, or a message to one that has ended: `exit` or the deadline tells.
  child.on('error', () => child.kill('SIGKILL'));

  return {
    get isAlive() {
      return isAlive;
    },
    kill: () => void child.kill('SIGKILL'),
    async render(task, signal) {
      const watch = watchMemory(child);
      try {
        return await exchange(child, task, reader, signal);
      } catch (error) {
        // A page that is still being rendered would disturb the next one.
        if (signal.aborted) child.kill('SIGKILL');
        throw error;
      } finally {
        clearInterval(watch);
      }
    },
  };
}

/** Sends a task, and reads the API for it until its result comes. */
function exchange(
  child: ChildProcess,
  task: RenderTask,
  reader: ApiReader,
  signal: AbortSignal,
): Promise<Rendered> {
  const post = (message: ToRenderer) => void child.send(message, () => {});
  let unavailable: ApiUnavailable | null = null;
  let reads = 0;

  async function respond(id: number, url: string): Promise<void> {
    reads += 1;
    if (reads > MAX_READS) return void child.kill('SIGKILL');
    const response = await reader.read(url).catch((error) => {
      if (error instanceof ApiUnavailable) unavailable = error;
      return null;
    });
    post({ kind: 'response', id, response });
  }

  // Messages come from the process, not from the page that is being rendered.
  const respondInTrace = bindTrace(respond);
  const ending = new AbortController();
  const settled = new Promise<Rendered>((resolve, reject) => {
    const onMessage = (message: FromRenderer) => {
      if (message.kind === 'read') void respondInTrace(message.id, message.url);
      else if (message.kind === 'rendered') resolve({ result: message.result, unavailable });
      else reject(new Error(message.reason));
    };
    const onExit = () => reject(new Error('the renderer died'));
    const onAbort = () => reject(new Error('it took too long'));
    child.on('message', onMessage).on('exit', onExit);
    signal.addEventListener('abort', onAbort);
    ending.signal.addEventListener('abort', () => {
      child.off('message', onMessage).off('exit', onExit);
      signal.removeEventListener('abort', onAbort);
    });
  });
  post({ kind: 'render', task });

  return settled.finally(() => ending.abort());
}

/** Ends a process that takes too much. Only Linux tells; elsewhere the heap's limit remains. */
function watchMemory(child: ChildProcess): NodeJS.Timeout {
  return setInterval(async () => {
    const statm = await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '');
    const residentPages = Number(statm.split(' ')[1] ?? 0);
    if (residentPages * PAGE_BYTES > MEMORY_BYTES) child.kill('SIGKILL');
  }, MEMORY_CHECK_MS);
}
