// Admin lists of 50,000 people and a million bookings. Goals: 1.5 times bare SQL at p50 and 2 times at p95, 50 ms for a
// page with its count, and a screen that stays responsive while the whole list is scrolled through and downloaded.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { unusedPorts } from '../product/ports.ts';
import { startProduct } from '../product/start-product.ts';
import { type ListCase, listCases } from './admin-list-cases.ts';
import { type AdminMarket, openAdminMarket } from './admin-market.ts';
import { interleave } from './interleave.ts';
import { connectClient } from './keep-alive-client.ts';
import { scrollThroughAll } from './scroll-through-all.ts';
import type { BenchContext, BenchSuite, BenchTable } from './suite.ts';

const rounds = 30;
const warmUp = 10;

const suite: BenchSuite = {
  name: 'admin-lists',
  about: 'lists of 50,000 people, compared with bare SQL, and the screen while it is scrolled',
  run: async (context) => {
    const market = await openAdminMarket(context);
    const product = await serve(context, market);

    return [
      await server(context, market, product.urls.api),
      await screen(context, market, product.urls.shell),
    ];
  },
};
export default suite;

async function serve({ log, onEnd }: BenchContext, market: AdminMarket) {
  const folder = mkdtempSync(join(tmpdir(), 'freely-bench-'));
  onEnd(async () => rmSync(folder, { recursive: true, force: true }));
  // No jobs run during the measurement.
  process.env.ROLE = 'api';
  process.env.LOG_LEVEL = 'error';

  return startProduct({ ports: await unusedPorts(), folder, databaseUrl: market.url, log, onEnd });
}

async function server(
  { onEnd }: BenchContext,
  { url, token }: AdminMarket,
  api: string,
): Promise<BenchTable> {
  const client = new Client({ connectionString: url });
  await client.connect();
  onEnd(() => client.end());
  const http = await connectClient(api, { authorization: `Bearer ${token}` });
  onEnd(async () => http.close());
  const { pathname } = new URL(api);

  const rows: BenchTable['rows'] = [];
  for (const listCase of listCases) {
    const contenders = [
      { name: 'API', run: ({ path }: ListCase) => http.get(pathname + path) },
      {
        name: 'bare',
        run: async ({ bare }: ListCase) => {
          for (const text of bare) await client.query(text);
        },
      },
    ];
    const repeated = (times: number) => Array.from({ length: times }, () => listCase);
    await interleave(contenders, repeated(warmUp));
    const [own, other] = await interleave(contenders, repeated(rounds));
    if (!own || !other) throw new Error('Nothing was measured');
    rows.push([
      listCase.name,
      own.p50.toFixed(1),
      50,
      ...[own.p95, other.p50, other.p95].map((time) => time.toFixed(1)),
      (own.p50 / other.p50).toFixed(2),
      1.5,
      (own.p95 / other.p95).toFixed(2),
      2,
    ]);
  }

  return {
    title: 'Pages of ten, with their counts',
    columns: [
      '',
      'API p50 ms',
      'goal',
      'p95 ms',
      'SQL p50 ms',
      'p95 ms',
      'p50 ratio',
      'goal',
      'p95 ratio',
      'goal',
    ],
    rows,
    note: `One client, ${rounds} requests each, interleaved. The SQL returns the same rows and counts, one statement after the other.`,
  };
}

async function screen(
  context: BenchContext,
  market: AdminMarket,
  shell: string,
): Promise<BenchTable> {
  const measured = await scrollThroughAll(context, market, shell);

  return {
    title: 'All practitioners on one page, while their spreadsheet is downloaded',
    columns: ['', ''],
    rows: [
      ['rows in the whole list', measured.rows],
      ['most rows in the document at once', measured.rowsInDocument],
      ['frames over 50 ms', `${measured.slowFrames} of ${measured.frames}`],
      ['longest task ms', measured.longestTask.toFixed(0)],
      ['delay of a typed letter, ms', measured.typingDelay.toFixed(0)],
      ['download KB', (measured.downloadBytes / 1000).toFixed(0)],
      ['download s', (measured.downloadTime / 1000).toFixed(1)],
    ],
    note: 'A window of 1440 by 900, scrolled by five screens at a time.',
  };
}
