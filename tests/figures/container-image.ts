/**
 * The shop's image without an image registry: what its Containerfile begins with is made of this machine's packages, then
 * buildah builds it without any engine. A started container is a process in the image's files, which it cannot write.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Server, serve } from '../shared/served.ts';
import { onPath } from '../tools/chromium.ts';
import { projectEnvironment } from '../tools/run-command.ts';

/** What the image says about itself. */
interface Described {
  User: string;
  Env: string[];
  Cmd: string[];
  WorkingDir: string;
  Healthcheck: { Test: string[] };
  StopSignal: string;
}

export interface Image {
  /** The folder of its files. */
  root: string;
  described: Described;
  /** Runs a command in it to its end. */
  run(command: readonly string[], settings?: Record<string, string>): { code: number | null; output: string };
  /** Starts its own command. */
  start(settings: Record<string, string>): Server;
}

/** What is missing here to build the image; null where nothing is. */
export function missingHere(): string | null {
  const missing = ['buildah', 'mmdebstrap', 'unshare'].filter((program) => spawnSync(program, ['--help']).error);
  if (missing.length > 0) return `not on the path: ${missing.join(', ')}`;
  return process.getuid?.() === 0 ? null : 'it needs root, to make files of several users';
}

/** Builds the image of the Containerfile in a store of its own. */
export function buildImage(folder: string): Image {
  const buildah = (...args: string[]) =>
    execFileSync('buildah', ['--storage-driver', 'vfs', ...storesIn(folder), ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 100_000_000,
    }).trim();
  const build = (...args: string[]) =>
    buildah('bud', '--isolation', 'chroot', '--format', 'docker', '--pull-never', ...args);
  const [node, system] = namesOfBases(readFileSync('Containerfile', 'utf8'));
  const bases = baseContext(folder, system);
  build('--target', 'system', '--tag', system, bases);
  build('--target', 'node', '--tag', node, bases);
  build('--target', 'run', '--tag', 'boutique', '--file', 'Containerfile', '.');
  const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', 'boutique')) as { Docker: { config: Described } };
  return imageAt(buildah('mount', buildah('from', '--pull-never', 'boutique')), Docker.config);
}

const storesIn = (folder: string) => ['--root', join(folder, 'images'), '--runroot', join(folder, 'running')];

/** The images that the Containerfile begins with: Node's, and that of the system alone. */
function namesOfBases(text: string): [node: string, system: string] {
  const names = [...text.matchAll(/^FROM (\w+:\S+)/gm)].map(([, name]) => name ?? '');
  const [node, system] = [/^node:/, /^debian:/].map((kind) => names.find((name) => kind.test(name)));
  if (!node || !system) throw new Error(`The Containerfile begins with ${names.join(', ')}: expected Node and Debian.`);
  return [node, system];
}

/** Debian's smallest system without its manuals, as its image is; and the project's Node with this machine's npm. */
function baseContext(folder: string, system: string): string {
  const context = join(folder, 'bases');
  mkdirSync(context);
  const suite = /:([a-z]+)/.exec(system)?.[1] ?? '';
  const manuals = ['doc', 'info', 'locale', 'man'].map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`);
  const options = ['--mode=root', '--variant=minbase', '--quiet', ...manuals];
  execFileSync('mmdebstrap', [...options, suite, join(context, 'system.tar')], { stdio: ['ignore', 'ignore', 'pipe'] });
  const npm = dirname(dirname(realpathSync(onPath('npm') ?? '')));
  execFileSync('cp', ['--recursive', '--dereference', resolve('node_modules/node/bin/node'), npm, context]);
  // Whom this machine trusts about the registry of packages.
  const certificates = '/etc/ssl/certs/ca-certificates.crt';
  execFileSync('cp', [certificates, join(context, 'certificates.crt')]);
  writeFileSync(
    join(context, 'Containerfile'),
    `FROM scratch AS system
ADD system.tar /

FROM ${system} AS node
COPY node /usr/local/bin/
COPY npm /usr/local/lib/node_modules/npm
COPY certificates.crt ${certificates}
ENV NODE_EXTRA_CA_CERTS=${certificates}
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx
`,
  );
  return context;
}

/** Files that nobody writes, a user who is not root, and no variable of this machine: as an engine does with --read-only. */
function imageAt(root: string, described: Described): Image {
  const enter = [
    'mount --bind "$0" "$0"',
    'mount -o remount,bind,ro "$0"',
    'mount --bind /dev "$0/dev"',
    'mount --bind /proc "$0/proc"',
    'exec chroot "$@"',
  ].join(' && ');
  const entered = (command: readonly string[], settings: Record<string, string>) => {
    const variables = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
    const inside = ['env', '--ignore-environment', `--chdir=${described.WorkingDir}`, ...described.Env, ...variables];
    return ['unshare', '--mount', 'sh', '-c', enter, root, `--userspec=${described.User}`, root, ...inside, ...command];
  };
  return {
    root,
    described,
    run(command, settings = {}) {
      const [program = '', ...args] = entered(command, settings);
      const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env: projectEnvironment() });
      return { code: status, output: stdout + stderr };
    },
    start: (settings) => serve(entered(described.Cmd, settings), {}),
  };
}
