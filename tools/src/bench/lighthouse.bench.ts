// Lighthouse scores of the public pages, loaded as by a phone.
import type { Result } from 'lighthouse';
import { auditPage } from './audit-page.ts';
import { runningProduct } from './running-product.ts';
import { someProfile } from './some-profile.ts';
import type { BenchSuite, BenchTable } from './suite.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** What a page is worth changes by several points from one audit to the next: the median of them is shown. */
const AUDITS = 5;
/** The goal of every category but performance. */
const fullScore = 100;
/** Of performance, which depends on the machine too. */
const performanceGoal = (path: string) => (path.includes('/profile/') ? 95 : 97);

const suite: BenchSuite = {
  name: 'lighthouse',
  about: 'public pages on a phone with simulated throttling, compared with a score of 100',
  run: async (context) => {
    const product = await runningProduct(context);
    const results: [string, Result][] = [];
    for (const path of ['/', '/services', await someProfile(product), '/support']) {
      const audits: Result[] = [];
      for (let round = 1; round <= AUDITS; round += 1) {
        context.log(`Auditing ${path}, ${round} of ${AUDITS}`);
        audits.push(
          await auditPage(product.shell + path, {
            formFactor: 'mobile',
            throttlingMethod: 'simulate',
            onlyCategories: [...categories],
          }),
        );
      }
      results.push([path, medianOf(audits)]);
    }

    return [scores(results), failedAudits(results)].filter((table) => table.rows.length > 0);
  },
};
export default suite;

/** By performance; the other categories do not change. */
function medianOf(audits: readonly Result[]): Result {
  const ranked = audits.toSorted((one, other) => performanceOf(one) - performanceOf(other));
  const median = ranked[Math.floor(ranked.length / 2)];
  if (!median) throw new Error('There was no audit.');

  return median;
}

const performanceOf = ({ categories: { performance } }: Result) => performance?.score ?? 0;

function scores(results: [string, Result][]): BenchTable {
  return {
    title: 'Lighthouse, mobile',
    columns: ['page', ...categories, 'goal', 'ratio', 'layout shift', 'largest paint s'],
    rows: results.map(([path, { categories: found, audits }]) => [
      path,
      ...categories.map((name) => Math.round((found[name]?.score ?? 0) * fullScore)),
      performanceGoal(path),
      (((found.performance?.score ?? 0) * fullScore) / performanceGoal(path)).toFixed(2),
      (audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3),
      ((audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000).toFixed(2),
    ]),
    note: `The median of ${AUDITS} audits. Goal and ratio are those of performance; the goal of the others is 100, of layout shift 0.02.`,
  };
}

/** Audits that cost points in a category other than performance. */
function failedAudits(results: [string, Result][]): BenchTable {
  return {
    title: 'Failed audits',
    columns: ['page', 'audit', 'title'],
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
