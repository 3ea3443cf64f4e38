// The processes of Freely, started as the shipped units of systemd say: their environment, command and
// the check that returns when they serve.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../webpack/workspace.ts';
import { type Environment, environmentOf } from './environment-files.ts';
import { apiNames, type Market, shellNames } from './market-folder.ts';
import { serviceAccount } from './programs.ts';
import { start, stop } from './started-processes.ts';

export const workerNames = ['worker1', 'worker2'] as const;
export const serviceNames = [...apiNames, ...workerNames, ...shellNames] as const;
export type ServiceName = (typeof serviceNames)[number];

interface Unit {
  environment: Environment;
  command: readonly string[];
  /** Where it stands: `/srv/freely`. */
  folder: string;
  /** What is asked until it answers; null where the unit does not wait. */
  ready: string | null;
}

/** A unit with its instance: `freely-api@8090`. */
function readUnit(kind: string, instance: string): Unit {
  const file = join(repositoryRoot, `deploy/systemd/freely-${kind}@.service`);
  const lines = readFileSync(file, 'utf8').replaceAll('%i', instance).split('\n');
  const valuesOf = (key: string) =>
    lines.flatMap((line) => (line.startsWith(`${key}=`) ? line.slice(key.length + 1) : []));
  const [command = ''] = valuesOf('ExecStart');

  return {
    environment: Object.fromEntries(
      valuesOf('Environment').map((pair) => [
        pair.split('=')[0],
        pair.slice(pair.indexOf('=') + 1),
      ]),
    ),
    command: command.split(' '),
    folder: valuesOf('WorkingDirectory')[0] ?? '',
    ready: /http:\S+$/.exec(valuesOf('ExecStartPost')[0] ?? '')?.[0] ?? null,
  };
}

function unitOf({ ports }: Market, name: ServiceName): { kind: string; unit: Unit } {
  const kind = name.slice(0, -1);
  const instance = kind === 'worker' ? name.slice(-1) : String(ports[name as 'api1']);

  return { kind, unit: readUnit(kind, instance) };
}

/** Returns when it serves, as `systemctl start` does. */
export async function startService(market: Market, name: ServiceName): Promise<void> {
  const { kind, unit } = unitOf(market, name);
  const [program = '', ...args] = unit.command;
  const environment = {
    ...environmentOf(market, kind === 'shell' ? 'shell' : 'api'),
    ...unit.environment,
  };
  const metrics = `http://127.0.0.1:${environment.METRICS_PORT}/metrics`;
  await start(market, {
    name,
    program: join(market.folder, program),
    args,
    env: environment,
    cwd: join(market.folder, unit.folder),
    as: serviceAccount ?? {},
    isReady: () => answers(unit.ready ?? metrics),
  });
}

/** As `systemctl stop`. */
export const stopService = (market: Market, name: ServiceName) => stop(market, name);

export async function restartService(market: Market, name: ServiceName): Promise<void> {
  await stopService(market, name);
  await startService(market, name);
}

/** The URL of a process's own metrics. */
export function metricsUrl(market: Market, name: ServiceName): string {
  const { METRICS_PORT } = unitOf(market, name).unit.environment;

  return `http://127.0.0.1:${METRICS_PORT}/metrics`;
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();

    return response.ok;
  } catch {
    return false;
  }
}
