import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { ConfigError, readConfig, settingRows } from '#adapters/config.ts';
import { requiredSettings } from '#adapters/testing/required-settings.ts';
import { productionCommand, productionEnvironment } from './production-command.ts';
import { endOfRequests } from './stopping.ts';

const fileOf = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const rows = settingRows();
const namesWhere = (is: (row: (typeof rows)[number]) => boolean) => rows.filter(is).map(({ name }) => name);
const secrets = namesWhere(({ isSecret }) => isSecret);
const every = namesWhere(() => true);

const containerfile = fileOf('Containerfile');
const lastStage = containerfile.slice(containerfile.lastIndexOf('\nFROM '));
/** The words of `ENV` of the stage that runs. */
const imageSettings = Object.fromEntries(
  [...(/\nENV ((?:.*\\\n)*.*)/.exec(lastStage)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

describe('Containerfile', () => {
  test('the image runs the command of production in its environment', () => {
    const [, command = ''] = /\nCMD (\[.*\])/.exec(lastStage) ?? [];
    expect(JSON.parse(command)).toEqual([...productionCommand]);
    expect(imageSettings).toMatchObject({ NODE_ENV: 'production', ...productionEnvironment });
  });

  test('its user is a number that is not root, since Kubernetes cannot know what a name means', () => {
    expect(lastStage).toMatch(/\nUSER [1-9]\d*:[1-9]\d*\n/);
  });

  test('it runs on the Node for which the shop is built', () => {
    const [, node = ''] = /\nFROM node:(\d+)-/.exec(containerfile) ?? [];
    expect(node).toBe(fileOf('.node-version').trim());
  });

  test('what it sets beside that are settings', () => {
    const own = Object.keys(imageSettings).filter(
      (name) => !['NODE_ENV', ...Object.keys(productionEnvironment)].includes(name),
    );
    expect(own.filter((name) => !every.includes(name))).toEqual([]);
  });
});

describe('compose.yaml', () => {
  type Service = {
    environment?: Record<string, string | number>;
    env_file?: string;
    network_mode?: string;
    command?: string | string[];
    read_only?: boolean;
    stop_grace_period?: string;
    volumes?: string[];
  };
  const { services } = parse(fileOf('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
  const shops = Object.entries(services).flatMap(([name, service]) => (name.startsWith('shop-') ? [service] : []));
  const nginx = fileOf('ui/server/compose/nginx.conf');

  test('what it sets for a shop are settings that the shop accepts, and no secrets', () => {
    expect(shops).toHaveLength(2);
    for (const { environment = {} } of shops) {
      const names = Object.keys(environment);
      // Its Redis has no password: nobody else reaches it.
      const hidden = secrets.filter((name) => name !== 'REDIS_URL');
      expect(names.filter((name) => !every.includes(name) || hidden.includes(name))).toEqual([]);
      const values = Object.fromEntries(names.map((name) => [name, String(environment[name])]));
      expect(() => readConfig({ ...requiredSettings, ...values })).not.toThrow();
    }
  });

  test('nginx asks the ports at which the shops listen, and no two services of one network share a port', () => {
    const ports = shops.map(({ environment }) => environment?.PORT);
    expect([...nginx.matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(([, port]) => Number(port))).toEqual(ports);
    const all = shops.flatMap(({ environment }) => [environment?.PORT, environment?.METRICS_PORT]);
    expect(new Set(all).size).toBe(all.length);
  });

  test('a shop has as long to stop as it may take', () => {
    const delay = Number(rows.find(({ name }) => name === 'DRAIN_DELAY')?.fallback);
    for (const { stop_grace_period: grace = '' } of shops)
      expect(Number.parseInt(grace, 10) * 1000).toBeGreaterThan(delay + endOfRequests);
  });

  test('nginx takes more than the largest message that the shop explains', () => {
    const most = Number(rows.find(({ name }) => name === 'UPLOAD_MAX_MB')?.fallback);
    expect(Number(/client_max_body_size (\d+)m/.exec(nginx)?.[1])).toBeGreaterThan(most);
  });

  test('every service that visitors reach writes nothing, and shares the network of nginx', () => {
    for (const [name, { read_only, network_mode }] of Object.entries(services)) {
      if (name !== 'mocks') expect(read_only, name).toBe(true);
      if (name !== 'nginx') expect(network_mode, name).toBe('service:nginx');
    }
  });
});

describe('ui/server/kubernetes', () => {
  type Labels = Record<string, string>;
  type Port = { name: string; containerPort?: number; port?: number | string; targetPort?: string };
  type Probe = { httpGet: { path: string; port: string }; periodSeconds: number; failureThreshold: number };
  type Container = {
    image: string;
    envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
    ports: Port[];
    startupProbe: Probe;
    livenessProbe: Probe;
    readinessProbe: Probe;
    securityContext: {
      readOnlyRootFilesystem: boolean;
      allowPrivilegeEscalation: boolean;
      capabilities: { drop: string[] };
    };
  };
  type Generator = { name: string; literals: string[] };
  type Resource = {
    kind: string;
    metadata: { name: string };
    spec: Record<string, unknown>;
  };
  const folder = 'ui/server/kubernetes';
  const base = parse(fileOf(`${folder}/kustomization.yaml`)) as {
    resources: string[];
    configMapGenerator: [Generator];
    secretGenerator: [Generator];
  };
  const resources = base.resources.flatMap((name) =>
    parseAllDocuments(fileOf(`${folder}/${name}`)).map((each) => each.toJS() as Resource),
  );
  const specOf = <Spec>(kind: string) => resources.filter((each) => each.kind === kind).map(({ spec }) => spec as Spec);
  const [map, secret] = [base.configMapGenerator[0], base.secretGenerator[0]];
  const valuesIn = ({ literals }: Generator): Record<string, string> =>
    Object.fromEntries(literals.map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]));
  const [settings, hidden] = [valuesIn(map), valuesIn(secret)];
  const [deployment] = specOf<{
    selector: { matchLabels: Labels };
    template: {
      metadata: { labels: Labels };
      spec: {
        containers: [Container];
        terminationGracePeriodSeconds: number;
        securityContext: { runAsNonRoot: boolean; runAsUser: number };
      };
    };
  }>('Deployment');
  const pod = deployment!.template;
  const [container] = pod.spec.containers;

  test('every file of the folder is part of the base', () => {
    const files = readdirSync(new URL('kubernetes/', import.meta.url));
    expect(files.toSorted()).toEqual([...base.resources, 'kustomization.yaml'].toSorted());
  });

  test('each key is a setting: the secret ones in the Secret, all others in the ConfigMap', () => {
    expect(Object.keys(hidden).toSorted()).toEqual(secrets.toSorted());
    expect(Object.keys(settings).filter((name) => !every.includes(name) || secrets.includes(name))).toEqual([]);
  });

  test('whatever has no default, or one that nobody answers in a cluster, is there to be given', () => {
    const given = [...Object.keys(settings), ...Object.keys(hidden)];
    const isToGive = ({ isRequired, fallback }: (typeof rows)[number]) =>
      isRequired || fallback?.startsWith('http://127.0.0.1');
    expect(namesWhere((row) => Boolean(isToGive(row))).filter((name) => !given.includes(name))).toEqual([]);
  });

  test('the shop does not start while a question mark is left, and names each of them', () => {
    const said = (() => {
      try {
        readConfig({ ...imageSettings, ...settings, ...hidden });
      } catch (error) {
        return error instanceof ConfigError ? error.message : '';
      }
      return '';
    })();
    const open = Object.entries({ ...settings, ...hidden }).flatMap(([name, value]) => (value === '?' ? [name] : []));
    expect(open.filter((name) => !said.includes(`- ${name}: `))).toEqual([]);
    expect(open).toContain('SHOP_ORIGIN');
  });

  test('the Deployment reads both', () => {
    expect(container.envFrom).toEqual([{ configMapRef: { name: map.name } }, { secretRef: { name: secret.name } }]);
  });

  test('every resource means the pods of the Deployment', () => {
    const own = pod.metadata.labels;
    expect(deployment?.selector.matchLabels).toEqual(own);
    for (const { selector } of specOf<{ selector: Labels }>('Service')) expect(selector).toEqual(own);
    for (const { selector } of specOf<{ selector: { matchLabels: Labels } }>('PodDisruptionBudget'))
      expect(selector.matchLabels).toEqual(own);
    for (const { podSelector } of specOf<{ podSelector: { matchLabels: Labels } }>('NetworkPolicy'))
      expect(podSelector.matchLabels).toEqual(own);
    const [{ scaleTargetRef }] = specOf<{ scaleTargetRef: Labels }>('HorizontalPodAutoscaler') as [
      { scaleTargetRef: Labels },
    ];
    const target = resources.find(({ kind }) => kind === 'Deployment')?.metadata.name;
    expect(scaleTargetRef).toMatchObject({ kind: 'Deployment', name: target });
  });

  test('ports are those at which the image listens, and everybody names them as the container does', () => {
    const port = (name: string) => container.ports.find((each) => each.name === name)?.containerPort;
    expect(String(port('http'))).toBe(rows.find(({ name }) => name === 'PORT')?.fallback);
    expect(lastStage).toContain(`EXPOSE ${port('http')}\n`);
    expect(String(port('operations'))).toBe(settings.METRICS_PORT);
    const names = container.ports.map(({ name }) => name);
    const named = [
      ...specOf<{ ports: Port[] }>('Service').flatMap(({ ports }) => ports.map(({ targetPort }) => targetPort)),
      ...specOf<{ ingress: { ports: Port[] }[] }>('NetworkPolicy').flatMap(({ ingress }) =>
        ingress.flatMap(({ ports }) => ports.map((each) => each.port)),
      ),
      ...[container.startupProbe, container.livenessProbe, container.readinessProbe].map(({ httpGet }) => httpGet.port),
    ];
    expect(named.filter((name) => !names.includes(String(name)))).toEqual([]);
    expect(named.length).toBeGreaterThan(5);
  });

  test('a process that ends has as long as it may take, and leaves the Service before it closes', () => {
    const delay = Number(settings.DRAIN_DELAY);
    expect(pod.spec.terminationGracePeriodSeconds * 1000).toBeGreaterThan(delay + endOfRequests);
    const { periodSeconds, failureThreshold, httpGet } = container.readinessProbe;
    expect(httpGet.path).toBe('/readyz');
    expect(periodSeconds * failureThreshold * 1000).toBeLessThan(delay);
  });

  test('nobody runs as root, and nothing is written', () => {
    expect(lastStage).toContain(`\nUSER ${pod.spec.securityContext.runAsUser}:`);
    expect(pod.spec.securityContext.runAsNonRoot).toBe(true);
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });
});
