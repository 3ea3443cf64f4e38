// What Lighthouse says of the pages that people find by searching, as a phone loads them.
import type { Result } from 'lighthouse';
import { auditPage } from './audit-page.ts';
import { type ProductAddresses, runningProduct } from './running-product.ts';
import type { BenchSuite, BenchTable } from './suite.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Of a hundred; performance depends on the machine, and has no goal here. */
const flawless = 100;

const suite: BenchSuite = {
  name: 'lighthouse',
  about: 'public pages on a phone with simulated throttling, beside a hundred of a hundred',
  run: async (context) => {
    const product = await runningProduct(context);
    const results: [string, Result][] = [];
    for (const path of ['/', '/services', await someProfile(product), '/support']) {
      context.log(`Looking at ${path}`);
      results.push([
        path,
        await auditPage(product.shell + path, {
          formFactor: 'mobile',
          throttlingMethod: 'simulate',
          onlyCategories: [...categories],
        }),
      ]);
    }

    return [scores(results), flaws(results)].filter((table) => table.rows.length > 0);
  },
};
export default suite;

async function someProfile({ api }: ProductAddresses): Promise<string> {
  const question = new URLSearchParams({
    lat: '51.4652',
    lon: '-0.1708',
    locationtype: 'mobile',
    serviceType: 'beautician',
  });
  const answer = await fetch(`${api}/practitioners/available?${question}`);
  const { order } = (await answer.json()) as { order: number[] };
  if (order[0] === undefined) throw new Error('The market has nobody to look at');

  return `/practitioner-search/profile/${order[0]}`;
}

function scores(results: [string, Result][]): BenchTable {
  return {
    title: 'Lighthouse, mobile',
    columns: ['page', ...categories, 'layout shift', 'largest paint s'],
    rows: results.map(([path, { categories: found, audits }]) => [
      path,
      ...categories.map((name) => Math.round((found[name]?.score ?? 0) * flawless)),
      (audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3),
      ((audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000).toFixed(2),
    ]),
    note: 'Goals: 100 but for performance, which is as good as the machine; a shift of less than 0.02.',
  };
}

/** What keeps a page from a hundred, but for how fast it is. */
function flaws(results: [string, Result][]): BenchTable {
  return {
    title: 'What is missing',
    columns: ['page', 'audit', 'what'],
    rows: results.flatMap(([path, { categories: found, audits }]) =>
      categories
        .filter((name) => name !== 'performance')
        .flatMap((name) => found[name]?.auditRefs ?? [])
        .filter(({ weight }) => weight > 0)
        .map(({ id }) => audits[id])
        .filter((audit) => audit?.score !== null && (audit?.score ?? 1) < 1)
        .map((audit) => [path, audit?.id ?? '', audit?.title ?? '']),
    ),
  };
}
