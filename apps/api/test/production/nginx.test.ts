// The shipped configuration of nginx in front of two API processes that restart.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@freely/tools/free-port';
import { findLeaks } from '@freely/tools/log-leaks/find-leaks';
import { expect } from '@jest/globals';
import { startProgram, testWith } from '../support/debian-program.ts';
import { startTestApi } from '../support/start-test-api.ts';

const nginx = '/usr/sbin/nginx';
const deploy = join(import.meta.dirname, '../../../../deploy');
const shipped = join(deploy, 'nginx/freely.conf');
const unit = join(deploy, 'systemd/freely-api@.service');
const main = join(import.meta.dirname, '../../src/main.ts');

/** nginx with the shipped file: only ports, paths and the account differ. */
async function startNginx(apiPorts: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'freely-nginx-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'cache'));
  const [plain, secure] = [await freePort(), await freePort()];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '2',
    ].concat(['-subj', '/CN=freely.example', '-keyout', 'key.pem', '-out', 'cert.pem']),
    { cwd: folder, stdio: 'ignore' },
  );
  writeFileSync(
    join(folder, 'freely.conf'),
    readFileSync(shipped, 'utf8')
      .replace(/listen (\[::\]:)?80;/g, `listen $1${plain};`)
      .replace(/listen (\[::\]:)?443 /g, `listen $1${secure} `)
      .replace('127.0.0.1:8090', `127.0.0.1:${apiPorts[0]}`)
      .replace('127.0.0.1:8091', `127.0.0.1:${apiPorts[1]}`)
      .replace(/\/etc\/letsencrypt\/live\/freely\.example\/fullchain\.pem/g, `${folder}/cert.pem`)
      .replace(/\/etc\/letsencrypt\/live\/freely\.example\/privkey\.pem/g, `${folder}/key.pem`)
      .replaceAll('/var/log/nginx/', `${folder}/`)
      .replace('/var/lib/nginx/freely', `${folder}/cache`),
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/start.log; events {}
    http { include ${folder}/freely.conf; }`,
  );
  const program = await startProgram(nginx, ['-c', join(folder, 'nginx.conf')], secure);

  return {
    port: secure,
    log: () => readFileSync(join(folder, 'freely.log'), 'utf8'),
    errors: () => readFileSync(join(folder, 'freely-error.log'), 'utf8'),
    stop: async () => {
      await program.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** As the shipped unit has it: longer than nginx keeps a connection. */
const drainSeconds = /^Environment=DRAIN_SECONDS=(\d+)$/m.exec(readFileSync(unit, 'utf8'))?.[1];

async function startApi(databaseUrl: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      ROLE: 'api',
      API_PORT: String(port),
      API_HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: '5',
      DRAIN_SECONDS: drainSeconds,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (data) => String(data).includes('listens on') && resolve());
    child.once('exit', (code) => reject(new Error(`The API ended with ${code}`)));
  });

  return child;
}

async function stopApi(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

const agent = new Agent({ keepAlive: true, maxSockets: 8, rejectUnauthorized: false });

function call(port: number, path: string, body?: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        path: `/api/v1.0${path}`,
        agent,
        method: body ? 'POST' : 'GET',
        headers: {
          host: 'api.freely.example',
          referer: 'https://freely.example/reset-password/referred-secret-0123456789',
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.once('error', reject);
    sent.end(body ? JSON.stringify(body) : undefined);
  });
}

testWith(nginx)(
  'two API processes restart in turn behind nginx: no call fails, and its log has no token or place',
  async () => {
    const api = await startTestApi();
    const ports = [await freePort(), await freePort()];
    const running = await Promise.all(
      ports.map((port) => startApi(api.deps.config.database.url, port)),
    );
    const proxy = await startNginx(ports);
    const statuses: Record<string, number> = {};
    let isOver = false;
    const keepCalling = async (client: number) => {
      for (let each = client; !isOver; each += 1) {
        // Half of them may not be repeated by a proxy that has sent them.
        const status = await (each % 2
          ? call(proxy.port, '/services?lat=51.234567')
          : call(proxy.port, '/auth/user/login', { email: 'nobody', password: '' })
        ).catch(() => 'broken');
        statuses[status] = (statuses[status] ?? 0) + 1;
        await pause(15);
      }
    };
    const clients = Promise.all(Array.from({ length: 8 }, (_, client) => keepCalling(client)));

    for (const [index, port] of ports.entries()) {
      await stopApi(running[index] as ChildProcess);
      running[index] = await startApi(api.deps.config.database.url, port);
    }
    await call(proxy.port, '/calendar/Zq3k9wX_81mmPLs02-aaQ7vv.ics?from=51.234567');
    const token = 'Zq3k9wX_81mmPLs02-aaQ7vvZq3k9wX_81mmPLs02-a';
    for (const path of [
      '/search?lat=51.2345&lng=-0.1278&place=SW11%204NB',
      '/places/p-SW114NB',
      '/dashboard/admin/users?search=ada%40mail.example',
      '/dashboard/admin/users?search=07700900123',
      `/auth/user/passwordReset/${token}`,
      `/reviews/invitation/${token}?email=ada@mail.example`,
    ]) {
      await call(proxy.port, path);
    }
    await call(proxy.port, '/auth/user/login', { email: 'ada@mail.example', password: token });
    isOver = true;
    await clients;

    await Promise.all(running.map(stopApi));
    const log = proxy.log() + proxy.errors();
    await proxy.stop();
    await api.close();
    agent.destroy();

    // The lines first: they say which process failed, and after how long.
    expect(log.match(/^.* 5\d\d \d+ .*$/gm)).toBeNull();
    const failed = Object.entries(statuses).filter(([status]) => !/^[24]/.test(status));
    expect(failed).toEqual([]);
    expect(Object.values(statuses).reduce((sum, count) => sum + count)).toBeGreaterThan(300);
    expect(log).toContain('"GET /api/v1.0/calendar/-.ics" 404');
    expect(log).not.toMatch(/51\.23|Zq3k9|referred-secret/);
    expect(findLeaks(log)).toEqual([]);
  },
  // Processes start twice; beside other work that takes minutes.
  300_000,
);
