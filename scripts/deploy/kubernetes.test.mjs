import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readConfig } from '../../apps/server/src/config/environment.ts';
import { StartError } from '../../apps/server/src/config/start-error.ts';
import { assumptions } from '../../bench/results/capacity.ts';
import { readDockerfile } from '../image/dockerfile.mjs';
import { root } from '../setup/paths.mjs';
import { faultsOf } from './kubernetes-types.fixture.mjs';
import { filledIn, kubernetesObjects, settings, textOf } from './read.fixture.mjs';

const objects = kubernetesObjects().map(({ object }) => object);
const of = (kind) => objects.find((it) => it.kind === kind);
const { template, selector } = of('Deployment').spec;
const [container] = template.spec.containers;
const portOf = (name) => container.ports.find((it) => it.name === name)?.containerPort;

test('every object is what the Kubernetes API knows', () => {
  expect(objects.map(({ kind }) => kind).toSorted()).toEqual([
    ...['ConfigMap', 'Deployment', 'HorizontalPodAutoscaler', 'Ingress', 'Ingress'],
    ...['NetworkPolicy', 'PodDisruptionBudget', 'Secret', 'Service'],
  ]);
  expect(faultsOf(objects)).toEqual([]);
});

test('a misspelt word, a value of the wrong kind, and what is missing would be found', () => {
  const spoilt = (spoil) => {
    const one = structuredClone(of('Deployment'));
    spoil(one.spec);
    return faultsOf([one]);
  };
  const word = spoilt((spec) =>
    Object.assign(spec.template.spec.containers[0], { readynessProbe: {} }),
  );
  expect(word.join()).toContain('readynessProbe');
  expect(spoilt((spec) => Object.assign(spec, { minReadySeconds: 'soon' }))).toHaveLength(1);
  expect(spoilt((spec) => delete spec.selector)).toHaveLength(1);
});

const told = { ...of('ConfigMap').data, ...of('Secret').stringData };

test('everything that the server is told is a setting that it has', () => {
  for (const name of Object.keys(told)) expect(settings, name).toContain(name);
  const sources = container.envFrom.map((it) => (it.configMapRef ?? it.secretRef).name);
  expect(sources).toEqual([of('ConfigMap').metadata.name, of('Secret').metadata.name]);
});

test('it does not start with placeholders, and starts when they are filled in', () => {
  const image = { NODE_ENV: 'production' };
  expect(() => readConfig({ ...image, ...told })).toThrow(StartError);
  for (const [name, value] of Object.entries(told)) {
    if (String(value).includes('REPLACE'))
      expect(() => readConfig({ ...image, ...told, ...filledIn, [name]: value }), name).toThrow(
        StartError,
      );
  }
  const config = readConfig({ ...image, ...told, ...filledIn });
  expect(config.metrics).toMatchObject({ port: portOf('metrics'), host: '0.0.0.0' });
  // Its ingress passes on the ids that visitors send.
  expect(config).toMatchObject({ trustedProxies: 1, trustRequestId: false });
});

test('what is secret stands in a file that Git and images pass over', () => {
  const ignored = spawnSync('git', ['check-ignore', 'deploy/kubernetes/secret.yaml'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(ignored.stdout.trim()).toBe('deploy/kubernetes/secret.yaml');
  expect(textOf('.dockerignore')).toMatch(/^deploy$/m);
  const secret = kubernetesObjects().find(({ object }) => object.kind === 'Secret');
  // kubectl applies what ends in yaml, yml or json.
  expect(secret?.file).toBe('secret.yaml.example');
});

test('ports and addresses lead from the ingress to the server', () => {
  const { env } = { env: /^ENV .*\bPORT=(\d+)/m.exec(textOf('Dockerfile')) };
  expect(portOf('http')).toBe(Number(env?.[1]));
  const [rule] = of('Ingress').spec.rules;
  const { service } = rule.http.paths[0].backend;
  const port = of('Service').spec.ports.find(({ name }) => name === service.port.name);
  expect(service.name).toBe(of('Service').metadata.name);
  expect(portOf(port.targetPort)).toBe(portOf('http'));
  expect(of('Ingress').spec.tls[0].hosts).toEqual([rule.host]);
  expect(told.PUBLIC_URL).toBe(`https://${rule.host}`);
  for (const { ports } of of('NetworkPolicy').spec.ingress)
    for (const one of ports) expect(portOf(one.port), one.port).toBeDefined();
});

test('whatever chooses processes chooses those of the deployment', () => {
  const { labels } = template.metadata;
  const chosen = [
    ...[selector.matchLabels, of('Service').spec.selector],
    ...[
      of('PodDisruptionBudget').spec.selector.matchLabels,
      of('NetworkPolicy').spec.podSelector.matchLabels,
    ],
    ...template.spec.topologySpreadConstraints.map((it) => it.labelSelector.matchLabels),
  ];
  for (const one of chosen) expect(labels).toMatchObject(one);
  const { scaleTargetRef, minReplicas } = of('HorizontalPodAutoscaler').spec;
  expect(scaleTargetRef).toEqual({
    ...{ apiVersion: of('Deployment').apiVersion, kind: 'Deployment' },
    name: of('Deployment').metadata.name,
  });
  // One may always go, and an autoscaler is not overruled by a number of its own.
  expect(minReplicas).toBeGreaterThan(of('PodDisruptionBudget').spec.maxUnavailable);
  expect(of('Deployment').spec.replicas).toBeUndefined();
});

test('its root cannot be written but for the folders that it needs, and it is not root', () => {
  const { runAsNonRoot, runAsUser, runAsGroup, fsGroup } = template.spec.securityContext;
  const [user] = (readDockerfile(textOf('Dockerfile')).at(-1)?.steps ?? [])
    .filter(({ word }) => word === 'USER')
    .map(({ rest }) => rest);
  expect(runAsNonRoot).toBe(true);
  expect(`${runAsUser}:${runAsGroup}`).toBe(user);
  expect(fsGroup).toBe(runAsGroup);
  const { readOnlyRootFilesystem, allowPrivilegeEscalation, capabilities } =
    container.securityContext;
  expect({ readOnlyRootFilesystem, allowPrivilegeEscalation }).toEqual({
    ...{ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
  });
  expect(capabilities.drop).toEqual(['ALL']);
  const mounts = Object.fromEntries(container.volumeMounts.map((it) => [it.mountPath, it.name]));
  expect(Object.keys(mounts).toSorted()).toEqual(['/data', '/tmp']);
  const volumes = template.spec.volumes.map(({ name }) => name);
  expect(Object.values(mounts).toSorted()).toEqual(volumes.toSorted());
});

test('it has longer to stop than it takes, with the wait until balancers know', () => {
  const [, wait] = /(\d+)\)$/.exec(container.lifecycle.preStop.exec.command.at(-1)) ?? [];
  const { stopSeconds } = readConfig({});
  const seconds = template.spec.terminationGracePeriodSeconds;
  expect(seconds).toBeGreaterThan(Number(wait) / 1000 + stopSeconds);
});

test('it gets visitors when its database answers, and neither loses them nor is killed for one that is away', () => {
  const paths = ['startupProbe', 'readinessProbe', 'livenessProbe'].map(
    (it) => container[it].httpGet.path,
  );
  expect(paths).toEqual(['/readyz', '/healthz', '/healthz']);
});

test('a start that brings a large database up to date is waited for', () => {
  const { periodSeconds, failureThreshold } = container.startupProbe;
  expect(periodSeconds * failureThreshold).toBeGreaterThanOrEqual(30 * 60);
  expect(of('Deployment').spec.progressDeadlineSeconds).toBeGreaterThan(
    periodSeconds * failureThreshold,
  );
});

test('the connections of all processes are below what PostgreSQL takes, also while a new version comes', () => {
  const { maxReplicas } = of('HorizontalPodAutoscaler').spec;
  const { maxSurge } = of('Deployment').spec.strategy.rollingUpdate;
  const { connections, mostConnections } = assumptions;
  expect((maxReplicas + maxSurge) * connections).toBeLessThanOrEqual(mostConnections);
});

test('a file of the page that one process does not know is asked of the next one', () => {
  const [main, assets] = objects.filter(({ kind }) => kind === 'Ingress');
  const pathOf = (ingress) => ingress.spec.rules[0].http.paths[0];
  expect(pathOf(assets)).toEqual({ ...pathOf(main), path: '/assets/' });
  expect(assets.spec.rules[0].host).toBe(main.spec.rules[0].host);
  expect(assets.spec.tls).toEqual(main.spec.tls);
  const next = 'nginx.ingress.kubernetes.io/proxy-next-upstream';
  expect(assets.metadata.annotations[next].split(' ')).toContain('http_404');
  const { maxReplicas } = of('HorizontalPodAutoscaler').spec;
  expect(Number(assets.metadata.annotations[`${next}-tries`])).toBeGreaterThan(maxReplicas);
});
