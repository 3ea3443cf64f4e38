import { dataFolder } from '../product/data-folder.ts';
import { productEnvironment } from '../product/environment.ts';
import { portsFrom, unusedPorts } from '../product/ports.ts';
import { startServerSide } from '../product/start-server-side.ts';
import type { OnEnd } from '../terminal/command.ts';
import { Unreachable } from '../terminal/command-error.ts';

/** The deployed site's surroundings, for a shell's server beside it. */
export interface RunningApi {
  /** With its base path. */
  readonly apiUrl: string;
  readonly siteUrl: string;
  /** Of a shell's server. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Works with the API of this environment, or, where none is running, with one that is started on this
 * machine's data and stopped at the end.
 *
 * @param onEnd stops it also when the command is stopped
 */
export async function withRunningApi<T>(
  log: (line: string) => void,
  onEnd: OnEnd,
  work: (running: RunningApi) => Promise<T>,
): Promise<T> {
  const ports = portsFrom(process.env);
  const local = (port: number) => `http://localhost:${port}`;
  const apiOrigin = process.env.API_URL || local(ports.API_PORT);
  const siteUrl = process.env.SHELL_URL || local(ports.SHELL_PORT);
  if (await isReady(apiOrigin)) {
    const { shared } = productEnvironment(process.env, ports, '', dataFolder());

    return work({ apiUrl: `${apiOrigin}/api/v1.0`, siteUrl, environment: shared });
  }
  if (process.env.API_URL) throw new Unreachable(`The API at ${apiOrigin} cannot be reached.`);

  const cleanUps: (() => Promise<void>)[] = [];
  const cleanUp = async () => {
    while (cleanUps.length > 0) await cleanUps.pop()?.();
  };
  onEnd(cleanUp);
  try {
    const product = await startServerSide({
      ports: await unusedPorts(),
      folder: dataFolder(),
      log,
      onEnd: (each) => cleanUps.push(each),
    });

    return await work({
      apiUrl: product.urls.api,
      siteUrl: product.urls.shell,
      environment: product.environment.shared,
    });
  } finally {
    await cleanUp();
  }
}

/** One that does not run refuses at once; one that is busy takes its time. */
async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(10_000) })).ok;
  } catch {
    return false;
  }
}
