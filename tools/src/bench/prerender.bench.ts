// The gain from prerendering: the largest contentful paint of public pages with it and without.
import { auditPage } from './audit-page.ts';
import { quantile } from './quantile.ts';
import { runningProduct } from './running-product.ts';
import type { BenchSuite } from './suite.ts';

const paths = ['/', '/services'];
/** URLs with an unknown query are not prerendered. */
const variants = [
  { name: 'prerendered', query: '' },
  { name: 'without', query: '?prerender=no' },
];
const rounds = 5;
const goal = 0.4;
/** Runs on a machine slower than this share of its best are left out. */
const slowest = 0.9;

interface Run {
  paint: number;
  /** Speed of the machine during the run, from Lighthouse's own benchmark. */
  speed: number;
}

const suite: BenchSuite = {
  name: 'prerender',
  about: 'the largest paint of prerendered public pages, compared with rendering in the browser',
  run: async (context) => {
    const { shell } = await runningProduct(context);
    const rows: (string | number)[][] = [];
    for (const path of paths) {
      const runs = variants.map((): Run[] => []);
      for (let round = 0; round < rounds; round += 1) {
        context.log(`Loading ${path}, ${round + 1} of ${rounds}`);
        for (const [at, { query }] of variants.entries()) {
          runs[at]?.push(await measurePaint(shell + path + query));
        }
      }
      const kept = usable(runs);
      const [prerendered = Number.NaN, without = Number.NaN] = kept.map((paints) =>
        quantile(paints, 0.5),
      );
      rows.push([
        path,
        seconds(prerendered),
        seconds(without),
        (prerendered / without).toFixed(2),
        goal,
        counts(kept),
      ]);
    }

    return [
      {
        title: 'Largest paint on a phone, in seconds',
        columns: ['page', ...variants.map(({ name }) => name), 'ratio', 'goal', 'runs'],
        rows,
        note: `Medians of ${rounds} interleaved runs with throttling by the browser, without runs on a loaded machine.`,
      },
    ];
  },
};
export default suite;

async function measurePaint(url: string): Promise<Run> {
  const { audits, environment } = await auditPage(url, {
    formFactor: 'mobile',
    throttlingMethod: 'devtools',
    onlyAudits: ['largest-contentful-paint'],
  });

  return {
    paint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    speed: environment.benchmarkIndex,
  };
}

/** Paint times of the runs in which the machine was nearly as fast as in the best one. */
function usable(runs: Run[][]): number[][] {
  const best = Math.max(...runs.flat().map(({ speed }) => speed));

  return runs.map((some) =>
    some.filter(({ speed }) => speed >= slowest * best).map(({ paint }) => paint),
  );
}

function counts(kept: number[][]): string {
  return kept.map(({ length }) => length).join(' and ');
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2);
}
