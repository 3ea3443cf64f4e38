// The servers that are measured: the API as delivered, and a bare server as the baseline.
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { runProgram } from '../processes/run-program.ts';
import { type Service, startService } from '../processes/service.ts';
import { dataFolder } from '../product/data-folder.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import type { BenchContext } from './suite.ts';

export interface BenchService {
  url: string;
  /** The prefix of every path. */
  base: string;
  pid: number | undefined;
}

export async function migrateAt(url: string): Promise<void> {
  const script = `import { migrate } from './apps/api/src/infrastructure/migrations/index.ts';
    await migrate(process.env.DATABASE_URL);`;
  const { code, output } = await runProgram(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { cwd: repositoryRoot, env: { DATABASE_URL: url } },
  );
  if (code !== 0) throw new Error(`The migrations failed:\n${output}`);
}

export async function serveApi(
  context: BenchContext,
  databaseUrl: string,
  /** Options of Node, such as its inspector. */
  options: string[] = [],
): Promise<BenchService> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { pid } = await start(context, 'api', {
    args: [...options, 'apps/api/src/main.ts'],
    env: {
      DATABASE_URL: databaseUrl,
      API_PORT: String(port),
      ROLE: 'api',
      LOG_LEVEL: 'error',
    },
    health: `${url}/health/ready`,
  });

  return { url, base: '/api/v1.0', pid };
}

/** Starts a bare server that responds to `GET /?values=…` with the rows of a statement. */
export async function serveBare(
  context: BenchContext,
  databaseUrl: string,
  statement: string,
): Promise<BenchService> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { pid } = await start(context, 'bare', {
    args: ['apps/api/bench/bare-server.ts'],
    env: { DATABASE_URL: databaseUrl, PORT: String(port), STATEMENT: statement },
    health: `${url}/health`,
  });

  return { url, base: '', pid };
}

async function start(
  { onEnd }: BenchContext,
  name: string,
  parts: { args: string[]; env: Record<string, string>; health: string },
): Promise<Service> {
  const service = await startService({
    ...parts,
    name,
    cwd: repositoryRoot,
    logFile: join(dataFolder(), 'logs', `bench-${name}.log`),
  });
  onEnd(() => service.stop());

  return service;
}
