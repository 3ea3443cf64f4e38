// The shipped configuration of PgBouncer in front of the API, as in production.
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { availableBookingStartTimes, exportCustomers } from '@freely/api-client/contract';
import { addDays, londonDay } from '@freely/domain/london-time';
import { freePort } from '@freely/tools/free-port';
import { expect } from '@jest/globals';
import { buildApp } from '../../src/app.ts';
import { migrate } from '../../src/infrastructure/migrations/index.ts';
import { closeDeps, openDeps } from '../../src/open-deps.ts';
import { startProgram, testWith } from '../support/debian-program.ts';
import { startTestApi, urlOf } from '../support/start-test-api.ts';

const pgbouncer = '/usr/sbin/pgbouncer';
const shipped = join(import.meta.dirname, '../../../../deploy/pgbouncer/pgbouncer.ini');

async function startPooler(databaseUrl: string) {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'freely-pooler-'));
  chmodSync(folder, 0o711);
  const listenPort = await freePort();
  const users = join(folder, 'users.txt');
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`);
  writeFileSync(
    file,
    readFileSync(shipped, 'utf8')
      .replace(/^freely = .*$/m, `${pathname.slice(1)} = host=${hostname} port=${port}`)
      .replace(/^listen_port = .*$/m, `listen_port = ${listenPort}`)
      .replace(/^auth_file = .*$/m, `auth_file = ${users}`)
      // So few that every connection is shared.
      .replace(/^default_pool_size = .*$/m, 'default_pool_size = 2'),
  );
  const program = await startProgram(pgbouncer, [file], listenPort, { asNobody: true });
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${listenPort}`;

  return {
    url: url.href,
    stop: async () => {
      await program.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

testWith(pgbouncer)(
  'behind PgBouncer every call is answered, and only the direct URL may migrate',
  async () => {
    const api = await startTestApi();
    const directUrl = api.deps.config.database.url;
    const pooler = await startPooler(directUrl);
    const deps = await openDeps(
      { ...api.deps.config, database: { url: pooler.url, directUrl, poolSize: 8 } },
      () => {},
    );
    const app = await buildApp(deps);
    const { id, offers } = await api.makePractitioner({});
    const admin = await api.makeAdmin();
    const times = urlOf(availableBookingStartTimes, {
      params: { id: String(id) },
      query: {
        'sub_service[]': [String(offers[0]?.subServiceId)],
        date: addDays(londonDay(new Date()), 9),
        locationtype: 'mobile',
      },
    });

    const answers = await Promise.all(
      Array.from({ length: 40 }, () => app.inject({ url: `/api/v1.0${times}` })),
    );
    const download = await app.inject({
      url: `/api/v1.0${urlOf(exportCustomers, { query: {} })}`,
      headers: { authorization: `Bearer ${admin.token}` },
    });

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(download.statusCode).toBe(200);
    await expect(migrate(pooler.url)).rejects.toThrow('Set DATABASE_DIRECT_URL');

    await app.close();
    await closeDeps(deps);
    await pooler.stop();
    await api.close();
  },
  60_000,
);
