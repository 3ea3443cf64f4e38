// deploy/kubernetes and deploy/images, as far as they can be read without a cluster and a builder of images.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';
import { repositoryRoot } from '../webpack/workspace.ts';

interface Container {
  name: string;
  image: string;
  env: { name: string; value: string }[];
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports: { name: string; containerPort: number }[];
  startupProbe: object;
  livenessProbe: object;
  readinessProbe?: object;
  resources: { requests: Record<string, string>; limits: { memory: string } };
  securityContext: object;
}

interface Manifest {
  kind: string;
  metadata: { name: string };
  spec: {
    template: {
      spec: {
        containers: [Container];
        securityContext: object;
        terminationGracePeriodSeconds: number;
      };
    };
    selector: { matchLabels: Record<string, string> };
    scaleTargetRef: { name: string };
    ingressClassName: string;
    tls: { hosts: string[] }[];
    rules: { host: string }[];
    minReplicas: number;
  };
}

const folder = join(repositoryRoot, 'deploy/kubernetes');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const kustomization = parse(read('kustomization.yaml')) as {
  resources: string[];
  configMapGenerator: [{ literals: string[] }];
};
const manifests = kustomization.resources.flatMap((file) =>
  parseAllDocuments(read(file))
    .map((document) => document.toJS() as Manifest | null)
    .filter((manifest) => manifest !== null),
);
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const deployments = ofKind('Deployment').map(({ metadata, spec }) => ({
  name: metadata.name,
  pod: spec.template.spec,
  container: spec.template.spec.containers[0],
}));
const settings = Object.fromEntries(
  kustomization.configMapGenerator[0].literals.map((line) => line.split(/=(.*)/s).slice(0, 2)),
) as Record<string, string>;

test('every file is part of it', () => {
  expect([...kustomization.resources, 'kustomization.yaml'].sort()).toEqual(
    readdirSync(folder).sort(),
  );
  expect(deployments.map(({ name }) => name)).toEqual(['api', 'worker', 'shell']);
});

test.each(deployments)(
  '$name is probed, and runs as nobody on files that it cannot write',
  ({ pod, container }) => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65_532 });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(Object.keys(container)).toEqual(
      expect.arrayContaining(['startupProbe', 'livenessProbe']),
    );
    expect(container.resources.limits.memory).toMatch(/Mi$/);
    expect(container.readinessProbe !== undefined).toBe(
      container.ports.some(({ name }) => name === 'http'),
    );
    // Whoever is told to stop first answers on, then finishes what is under way, and closes.
    const { DRAIN_SECONDS: drain } = settings;
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(2 * Number(drain) + 15 + 5);
  },
);

test.each(deployments)(
  '$name stays while nodes are emptied, and grows with its load',
  ({ name }) => {
    const budgets = ofKind('PodDisruptionBudget').map(
      ({ spec }) => spec.selector.matchLabels['app.kubernetes.io/name'],
    );
    const scaled = ofKind('HorizontalPodAutoscaler').filter(({ spec }) => spec.minReplicas >= 2);

    expect(budgets).toContain(name);
    expect(scaled.map(({ spec }) => spec.scaleTargetRef.name)).toContain(name);
  },
);

test('the ingress serves the hosts of the settings, by a class that is named', () => {
  const hosts = [settings.SHELL_URL, settings.API_URL].map((url) => new URL(url ?? '').host);
  const [ingress] = ofKind('Ingress');

  expect(ingress?.spec.rules.map(({ host }) => host)).toEqual(hosts);
  expect(ingress?.spec.tls.flatMap((each) => each.hosts)).toEqual(hosts);
  expect(ingress?.spec.ingressClassName).toBe('nginx');
});

test('secrets are named and stand nowhere, and every setting of an example is one or the other', () => {
  const readme = readFileSync(join(repositoryRoot, 'deploy/README.md'), 'utf8');
  for (const { name, container } of deployments) {
    const example = name === 'shell' ? 'shell.environment.example' : 'environment.example';
    const needed = readFileSync(join(repositoryRoot, 'deploy', example), 'utf8').match(
      /^[A-Z_]+(?==)/gm,
    );
    const secret = container.envFrom.flatMap(({ secretRef }) => secretRef?.name ?? [])[0] ?? '';
    const [, secrets = ''] = new RegExp(`\`${secret}\`: (.+)`).exec(readme) ?? [];
    // The images set these themselves.
    const given = [
      'NODE_ENV',
      'SHELL_STATE_DIR',
      ...Object.keys(settings),
      ...(secrets.match(/[A-Z_]{4,}/g) ?? []),
    ];

    expect(needed?.filter((variable) => !given.includes(variable))).toEqual([]);
  }
  expect(ofKind('Secret')).toEqual([]);
  expect(Object.keys(settings).filter((name) => /SECRET|PASSWORD|_KEY$/.test(name))).toEqual([
    'STRIPE_PUBLISHABLE_KEY',
  ]);
});

test('every variable that is set is one of ours', () => {
  const documented = readFileSync(join(repositoryRoot, 'deploy/environment.md'), 'utf8');
  const containerfile = readFileSync(join(repositoryRoot, 'deploy/images/Containerfile'), 'utf8');
  const names = [
    ...Object.keys(settings),
    ...deployments.flatMap(({ container }) => container.env.map(({ name }) => name)),
    ...[...containerfile.matchAll(/^ENV (.+)$/gm)].flatMap(
      ([, line = '']) => line.match(/[A-Z_]+(?==)/g) ?? [],
    ),
  ];

  expect(names.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
});

const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0;

(hasKubectl ? test : test.skip)('kubectl builds it', () => {
  const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', folder], {
    encoding: 'utf8',
  });

  expect([status, stderr]).toEqual([0, '']);
  // The generated name, which changes with what is in it, so that pods are replaced.
  expect(stdout).toMatch(/configMapRef:\n\s+name: freely-\w{10}/);
});
