// What HTML made ahead is worth: the largest paint of public pages, beside the same pages without it.
import { auditPage } from './audit-page.ts';
import { quantile } from './quantile.ts';
import { runningProduct } from './running-product.ts';
import type { BenchSuite } from './suite.ts';

const paths = ['/', '/services'];
/** Only the browser makes the page of an address with a query that nobody knows. */
const ways = [
  { name: 'ready HTML', query: '' },
  { name: 'without', query: '?made=late' },
];
const rounds = 5;
const goal = 0.4;
/** A run that the machine was too busy for says nothing. */
const slowest = 0.9;

interface Run {
  paint: number;
  /** How fast the machine was, as Lighthouse saw it. */
  speed: number;
}

const suite: BenchSuite = {
  name: 'ready-html',
  about: 'the largest paint of public pages made ahead, beside the same pages made by the browser',
  run: async (context) => {
    const { shell } = await runningProduct(context);
    const rows: (string | number)[][] = [];
    for (const path of paths) {
      const runs = ways.map((): Run[] => []);
      for (let round = 0; round < rounds; round += 1) {
        context.log(`Loading ${path}, ${round + 1} of ${rounds}`);
        for (const [at, { query }] of ways.entries()) {
          runs[at]?.push(await paintOf(shell + path + query));
        }
      }
      const kept = usable(runs);
      const [ready = Number.NaN, late = Number.NaN] = kept.map((paints) => quantile(paints, 0.5));
      rows.push([
        path,
        seconds(ready),
        seconds(late),
        (ready / late).toFixed(2),
        goal,
        counts(kept),
      ]);
    }

    return [
      {
        title: 'Largest paint on a phone, in seconds',
        columns: ['page', ...ways.map(({ name }) => name), 'ratio', 'goal', 'runs'],
        rows,
        note: `Medians of ${rounds} interleaved runs with throttling by the browser, without those of a busy machine.`,
      },
    ];
  },
};
export default suite;

async function paintOf(address: string): Promise<Run> {
  const { audits, environment } = await auditPage(address, {
    formFactor: 'mobile',
    throttlingMethod: 'devtools',
    onlyAudits: ['largest-contentful-paint'],
  });

  return {
    paint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    speed: environment.benchmarkIndex,
  };
}

/** Paints of the runs that had nearly as much of the machine as the best one. */
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
