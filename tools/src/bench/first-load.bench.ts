// The cost of federation. Goal: at most 1.35 times the gzip bytes of one bundle, and 12 scripts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { buildRelease } from '../platform/build-release.ts';
import { openPlatform } from '../platform/platform-context.ts';
import { publish } from '../platform/publish.ts';
import { shellEnvironment } from '../platform/shell-environment.ts';
import { unusedPorts } from '../product/ports.ts';
import { publishReleases } from '../product/publish-releases.ts';
import { startProduct } from '../product/start-product.ts';
import { createEmptyDatabase, startTestCluster } from '../test-database.ts';
import { singleBundleConfig, singleBundleFolder } from '../webpack/index.ts';
import { remotesIn } from '../webpack/remote-file.ts';
import { runBuild } from '../webpack/run-build.ts';
import { type LoadedFile, type LoadedPage, loadPage } from './loaded-files.ts';
import { openBrowser } from './open-browser.ts';
import type { BenchContext, BenchSuite, BenchTable } from './suite.ts';

const battersea = new URLSearchParams({
  address: 'Battersea, London',
  town: 'London',
  lat: '51.4652',
  lon: '-0.1708',
  type: 'beautician',
  location: 'mobile',
});
const pages = [
  { name: 'home', path: '/' },
  { name: 'results', path: `/practitioner-search?${battersea}` },
];

const suite: BenchSuite = {
  name: 'first-load',
  about: 'bytes and requests of the first load, compared with the same screens built as one bundle',
  run: async (context) => {
    const urls = await serveBoth(context);
    const browser = await openBrowser(context);
    const tables: BenchTable[] = [];
    for (const { name, path } of pages) {
      const federated = await loadPage(browser, urls.federated + path);
      const single = await loadPage(browser, urls.single + path);
      tables.push(comparison(name, federated, single), composition(name, federated.files));
    }
    return tables;
  },
};
export default suite;

async function serveBoth({ log, onEnd }: BenchContext) {
  const folder = mkdtempSync(join(tmpdir(), 'freely-bench-'));
  onEnd(async () => rmSync(folder, { recursive: true, force: true }));
  const cluster = await startTestCluster();
  onEnd(() => cluster.stop());
  const database = await createEmptyDatabase();

  const port = await freePort();
  const single = `http://localhost:${port}`;
  process.env.CORS_ORIGINS = single;
  const product = await startProduct({
    ports: await unusedPorts(),
    folder,
    databaseUrl: database.url,
    log,
    onEnd,
  });
  log('Building the single bundle');
  if (!(await runBuild(singleBundleConfig().webpack))) {
    throw new Error('The single bundle could not be built.');
  }
  await product.start({
    name: 'single-bundle',
    args: ['apps/shell/server/main.ts'],
    env: {
      ...product.environment.shared,
      ...(await releaseSingleBundle()),
      SHELL_PORT: String(port),
      SHELL_URL: single,
    },
    health: `${single}/health/ready`,
  });
  return { federated: product.urls.shell, single };
}

/** Releases the bundle as a shell whose remotes are in it already: they are not pinned. */
async function releaseSingleBundle(): Promise<Record<string, string>> {
  const data = join(singleBundleFolder, 'data');
  rmSync(data, { recursive: true, force: true });
  const platform = openPlatform(data);
  await publishReleases(platform, () => {});
  const source = { commit: 'single', isDirty: true };
  const bundle = await buildRelease('shell', platform.store, source, singleBundleFolder);
  await publish(platform, 'shell', bundle);
  for (const remote of remotesIn()) {
    const url = `/r/${remote}/single/`;
    await publish(platform, remote, { version: 'single', url, integrity: null });
  }

  return shellEnvironment(platform, data);
}

function comparison(name: string, federated: LoadedPage, single: LoadedPage): BenchTable {
  const [a, b] = [totals(federated), totals(single)];
  const ratio = (key: keyof typeof a) => (a[key] / b[key]).toFixed(2);
  const row = (title: string, of: typeof a) => [
    title,
    of.scripts,
    kilobytes(of.gzip),
    kilobytes(of.brotli),
    kilobytes(of.styles),
    of.requests,
  ];
  return {
    title: `First load of ${name}`,
    columns: ['build', 'scripts', 'JS gzip KB', 'JS brotli KB', 'CSS brotli KB', 'requests'],
    rows: [
      row('shell and remote', a),
      row('one bundle', b),
      [
        'ratio',
        ratio('scripts'),
        ratio('gzip'),
        ratio('brotli'),
        ratio('styles'),
        ratio('requests'),
      ],
    ],
    note: 'Cold cache, until the heading of the page is visible; without what an idle page prefetches.',
  };
}

/** The scripts that the bytes consist of, the largest first. */
function composition(name: string, files: LoadedFile[]): BenchTable {
  const largest = files
    .filter(({ kind }) => kind === 'script')
    .sort((one, other) => other.gzip - one.gzip);
  return {
    title: `Scripts of ${name}, shell and remote`,
    columns: ['file', 'gzip KB', 'brotli KB'],
    rows: largest.map((file) => [file.name, kilobytes(file.gzip), kilobytes(file.brotli)]),
  };
}

function totals({ files, requests }: LoadedPage) {
  const scripts = files.filter(({ kind }) => kind === 'script');
  const styles = files.filter(({ kind }) => kind === 'stylesheet');
  return {
    scripts: scripts.length,
    gzip: scripts.reduce((sum, file) => sum + file.gzip, 0),
    brotli: scripts.reduce((sum, file) => sum + file.brotli, 0),
    styles: styles.reduce((sum, file) => sum + file.brotli, 0),
    requests,
  };
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
