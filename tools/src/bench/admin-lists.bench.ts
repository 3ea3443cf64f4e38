// Lists of an admin among 50,000 people: goals are 1.5 times bare SQL at p50 and 2 times at p95, and
// a screen that answers while all of them are scrolled through and downloaded.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { unusedPorts } from '../product/ports.ts';
import { startProduct } from '../product/start-product.ts';
import { type AdminMarket, openAdminMarket } from './admin-market.ts';
import { type ListQuestion, listQuestions } from './admin-questions.ts';
import { asker } from './ask.ts';
import { interleave } from './interleave.ts';
import { scrollThroughAll } from './scroll-through-all.ts';
import type { BenchContext, BenchSuite, BenchTable } from './suite.ts';

const rounds = 30;
const warmUp = 10;

const suite: BenchSuite = {
  name: 'admin-lists',
  about: 'lists of 50,000 people beside bare SQL, and their screen while they are scrolled through',
  run: async (context) => {
    const market = await openAdminMarket(context);
    const product = await serve(context, market);

    return [
      await server(context, market, product.addresses.api),
      await screen(context, market, product.addresses.shell),
    ];
  },
};
export default suite;

async function serve({ log, onEnd }: BenchContext, market: AdminMarket) {
  const folder = mkdtempSync(join(tmpdir(), 'freely-bench-'));
  onEnd(async () => rmSync(folder, { recursive: true, force: true }));
  // Nobody pays out, reminds or cleans up meanwhile.
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
  const ask = await asker(api, { authorization: `Bearer ${token}` });
  onEnd(async () => ask.end());
  const { pathname } = new URL(api);

  const rows: BenchTable['rows'] = [];
  for (const { name, path, bare } of listQuestions) {
    const contenders = [
      { name: 'API', answer: ({ path: asked }: ListQuestion) => ask(pathname + asked) },
      {
        name: 'bare',
        answer: async () => {
          for (const text of bare) await client.query(text);
        },
      },
    ];
    const same = (amount: number) => Array.from({ length: amount }, () => ({ name, path, bare }));
    await interleave(contenders, same(warmUp));
    const [own, other] = await interleave(contenders, same(rounds));
    if (!own || !other) throw new Error('Nothing was measured');
    rows.push([
      name,
      ...[own.p50, own.p95, other.p50, other.p95].map((time) => time.toFixed(1)),
      ...[own.p50 / other.p50, own.p95 / other.p95].map((times) => times.toFixed(2)),
    ]);
  }

  return {
    title: 'Pages of ten, with their counts',
    columns: ['', 'API p50 ms', 'p95 ms', 'SQL p50 ms', 'p95 ms', 'by p50', 'by p95'],
    rows,
    note: `One client, ${rounds} askings each, in turn. The SQL answers the same rows and the same counts, one after the other.`,
  };
}

async function screen(
  context: BenchContext,
  market: AdminMarket,
  shell: string,
): Promise<BenchTable> {
  const found = await scrollThroughAll(context, market, shell);

  return {
    title: 'All practitioners on one page, while their spreadsheet is downloaded',
    columns: ['', ''],
    rows: [
      ['rows until there was no more to scroll to', found.rows],
      ['rows in the document at most', found.rowsInDocument],
      ['frames over 50 ms of all', `${found.slowFrames} of ${found.frames}`],
      ['longest task ms', found.longestTask.toFixed(0)],
      ['a letter typed meanwhile shows after ms', found.letter.toFixed(0)],
      ['download KB', (found.downloaded / 1000).toFixed(0)],
      ['download s', (found.downloadTook / 1000).toFixed(1)],
    ],
    note: 'A window of 1440 by 900, scrolled by five screens at a time.',
  };
}
