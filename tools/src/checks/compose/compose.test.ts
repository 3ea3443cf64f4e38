// deploy/compose, as far as it can be tried without an engine that runs containers.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { repositoryRoot } from '../../webpack/workspace.ts';
import {
  composeFolder,
  isOfOurs,
  readShipped,
  type Service,
  sampleValues,
  services,
  variablesIn,
  volumes,
} from './compose-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'freely-compose-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const names = Object.keys(services);
const serviceOf = (name: string) => services[name] as Service;

/** The linter of npm, which has the schema of compose files. What is a matter of order is only warned of. */
const lint = (file: string) =>
  spawnSync(
    process.execPath,
    [join(repositoryRoot, 'node_modules/.bin/dclint'), '--quiet', file].concat(
      // It does not know what stands in a variable: the next test looks.
      ['--disable-rule', 'no-unbound-port-interfaces'],
    ),
    { encoding: 'utf8' },
  );

test('it is a compose file', () => {
  expect(lint(join(composeFolder, 'compose.yaml'))).toMatchObject({ status: 0 });

  const broken = join(folder, 'compose.yaml');
  writeFileSync(broken, readShipped('compose.yaml').replace('restart:', 'restrat:'));
  expect(lint(broken).status).toBe(1);
});

test('two of each process of ours, as nobody may write, and everything that it stands on', () => {
  expect(names.sort()).toEqual(
    ['api1', 'api2', 'worker1', 'worker2', 'shell1', 'shell2', 'primary', 'replica', 'pooler']
      .concat(['buckets', 'make-buckets', 'certificate', 'proxy', 'prometheus', 'grafana'])
      .sort(),
  );
  for (const service of Object.values(services).filter(isOfOurs)) {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  }
  const published = Object.values(services).flatMap(({ ports = [] }) => ports);
  expect(published.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
});

test('each is asked whether it works, and what others wait for exists', () => {
  const containerfile = readFileSync(join(repositoryRoot, 'deploy/images/Containerfile'), 'utf8');
  expect(containerfile.match(/^HEALTHCHECK .*"(api|shell)"\]$/gm)).toHaveLength(2);
  const isChecked = (service: Service) =>
    service.restart === 'no' || isOfOurs(service) || service.healthcheck?.test !== undefined;

  expect(names.filter((name) => !isChecked(serviceOf(name)))).toEqual([]);
  for (const service of Object.values(services)) {
    for (const [name, { condition }] of Object.entries(service.depends_on ?? {})) {
      const ends = serviceOf(name).restart === 'no';
      expect([name, condition]).toEqual([
        name,
        ends ? 'service_completed_successfully' : 'service_healthy',
      ]);
    }
  }
});

test('every variable is one that is printed for a new installation, and the other way round', () => {
  const printed = readShipped('new-environment.sh').match(/^[A-Z_]+(?==)/gm);

  expect(variablesIn(readShipped('compose.yaml')).sort()).toEqual(printed?.sort());
  expect(Object.keys(sampleValues).sort()).toEqual(printed?.sort());
});

test.each([
  ['api1', 'apps/api/src/config.ts', 'readConfig'],
  ['worker1', 'apps/api/src/config.ts', 'readConfig'],
  ['shell1', 'apps/shell/server/settings.ts', 'readSettings'],
])('%s starts with what it is given, in production', (name, file, read) => {
  const script = `const { ${read} } = await import(${JSON.stringify(join(repositoryRoot, file))});
    ${read}(process.env);`;
  const given = serviceOf(name).environment ?? {};
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { env: { NODE_ENV: 'production', ...given }, encoding: 'utf8', cwd: repositoryRoot },
  );
  const documented = readFileSync(join(repositoryRoot, 'deploy/environment.md'), 'utf8');

  expect([status, stderr]).toEqual([0, '']);
  expect(Object.keys(given).filter((variable) => !documented.includes(variable))).toEqual([]);
});

test('every file and volume that is mounted exists', () => {
  const sources = Object.values(services).flatMap(({ volumes: mounts = [] }) =>
    mounts.map((mount) => mount.split(':')[0] ?? ''),
  );
  const missing = sources.filter((source) =>
    source.startsWith('.') ? !existsSync(join(composeFolder, source)) : !(source in volumes),
  );

  expect(sources.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

const runScript = (script: string, source: string, target: string) =>
  spawnSync('sh', [join(composeFolder, script)], {
    env: {
      ...process.env,
      ...sampleValues,
      SOURCE: join(repositoryRoot, 'deploy', source),
      TARGET: join(folder, target),
    },
  }).status;

test('nginx gets the shipped file with the addresses of the four servers', () => {
  expect(runScript('proxy.sh', 'nginx/freely.conf', 'freely.conf')).toBe(0);
  const file = readFileSync(join(folder, 'freely.conf'), 'utf8').replace(/#.*$/gm, '');
  const addressOf = (name: string) => serviceOf(name).networks?.default.ipv4_address;

  expect(file.match(/server \d[\d.:]+/g)).toEqual([
    `server ${addressOf('shell1')}:4200`,
    `server ${addressOf('shell2')}:4200`,
    `server ${addressOf('api1')}:8090`,
    `server ${addressOf('api2')}:8090`,
  ]);
  expect(file).not.toMatch(/freely\.example|letsencrypt|127\.0\.0\.1|\/var\/log/);
  expect(readShipped('compose.yaml')).toContain(
    `extra_hosts: ['\${API_NAME:-api.freely.localhost}:${addressOf('proxy')}']`,
  );
});

test('PgBouncer gets the shipped file with the address of the primary', () => {
  expect(runScript('pooler.sh', 'pgbouncer/pgbouncer.ini', '.')).toBe(0);
  const file = readFileSync(join(folder, 'pgbouncer.ini'), 'utf8');

  expect(file).toContain('\nfreely = host=primary port=5432\n');
  expect(file).toContain('\nlisten_addr = 0.0.0.0\nlisten_port = 6432\n');
  expect(readFileSync(join(folder, 'userlist.txt'), 'utf8')).toBe('"freely" "a1b2c3"\n');
});

test('Prometheus reads each process that measures itself', () => {
  const { scrape_configs } = parse(readShipped('prometheus.yml')) as {
    scrape_configs: [{ static_configs: [{ targets: string[] }] }];
  };
  const measuring = names.flatMap((name) => {
    const port = serviceOf(name).environment?.METRICS_PORT;
    return port === undefined ? [] : `${name}:${port}`;
  });

  expect(scrape_configs[0].static_configs[0].targets).toEqual(measuring.sort());
});

const hasCompose = spawnSync('docker-compose', ['version']).status === 0;

(hasCompose ? test : test.skip)('Debian’s docker-compose reads it', () => {
  const environment = join(folder, 'environment');
  const lines = Object.entries(sampleValues).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(environment, lines.join(''));
  const { status, stderr } = spawnSync(
    'docker-compose',
    ['--env-file', environment, '--file', join(composeFolder, 'compose.yaml'), 'config', '--quiet'],
    { encoding: 'utf8' },
  );

  expect([status, stderr]).toEqual([0, '']);
});
