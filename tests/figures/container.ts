/**
 * `npm run container`: builds the image of the Containerfile, starts two processes of it that share a Redis, buys
 * something, and stops them. For a release; fails where a line fails. Needs root, buildah, mmdebstrap and redis-server.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#adapters/testing/free-port.ts';
import { startRedis } from '#adapters/testing/redis.ts';
import { startMocks } from '#mocks/run.ts';
import { endOfRequests } from '#ui/server/stopping.ts';
import { answers, type Server } from '../shared/served.ts';
import { testHeader } from '../shared/world-header.ts';
import { endOwnProcesses } from '../tools/own-processes.ts';
import { buildImage, type Image, missingHere } from './container-image.ts';
import { buys } from './http-purchase.ts';
import { HttpShopper } from './shopper.ts';

/** Longer than proxies need in this trial; the default is as good. */
const drainDelay = 2000;
const clientSecret = 'secret-of-the-trial';
const faults: string[] = [];
const report = (line: string, isTrue: boolean, seen: unknown) => {
  console.log(`${isTrue ? 'holds' : 'FAILS'}  ${line}: ${typeof seen === 'string' ? seen : JSON.stringify(seen)}`);
  if (!isTrue) faults.push(line);
};

endOwnProcesses();
const missing = missingHere();
if (missing === null) await tryImage();
else console.log(`The image was not tried here: ${missing}.`);
process.exitCode = faults.length > 0 ? 1 : 0;

async function tryImage() {
  const folder = mkdtempSync(join(tmpdir(), 'container-'));
  try {
    const image = buildImage(folder);
    weighs(image);
    holdsNothingElse(image);
    isClosed(image);
    namesWhatIsMissing(image);
    await sells(image);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function weighs({ root }: Image) {
  const megabytes = (path: string) => Math.round(Number.parseInt(output('du', '-sb', join(root, path)), 10) / 1e6);
  const packed = Math.round(Number(output('sh', '-c', 'tar -C "$0" -c . | gzip -c | wc -c', root)) / 1e6);
  const [node, shop] = [megabytes('usr/local/bin/node'), megabytes('shop')];
  const seen = `${megabytes('.')} MB (Node ${node}, the shop ${shop}), ${packed} MB when it is sent`;
  report('the image is built', shop > 0, seen);
}

function output(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8' }).trim();
}

/** What only builds or tests need. */
function holdsNothingElse({ root }: Image) {
  const names = ['npm', 'node_modules', 'package.json', '*.ts', '*.tsx', '*.test.*'];
  const found = output('find', root, '(', ...names.flatMap((name) => ['-o', '-name', name]).slice(1), ')');
  report('neither npm nor packages nor sources are in it', found === '', found || 'none found');
}

function isClosed(image: Image) {
  const tries = ['/', '/shop', '/data', '/tmp']
    .map((folder) => `try { fs.writeFileSync('${folder}/x', ''); console.log('${folder}'); } catch {}`)
    .join('');
  const { output: seen } = image.run(['node', '-e', `${tries} console.log(process.getuid(), process.version)`]);
  report('it runs as a user who is not root and writes nowhere', /^1000 v\d/.test(seen), seen.trim());
}

function namesWhatIsMissing(image: Image) {
  const { code, output: seen } = image.run(image.described.Cmd);
  report(
    'without settings it does not start, and names them',
    code === 1 && seen.includes('OIDC_CLIENT_SECRET'),
    `${code}`,
  );
}

async function sells(image: Image) {
  const redis = await startRedis();
  const ports = [await freePort(), await freePort()];
  const processUrls = ports.map((port) => `http://127.0.0.1:${port}`);
  const [url = ''] = processUrls;
  const mocks = await startMocks({
    ports: { backend: 0, identity: 0, payment: 0 },
    dataDir: null,
    reset: true,
    shopOrigins: [url],
    clientSecret,
  });
  const settings = {
    ...mocks.shopSettings,
    SHOP_ORIGIN: url,
    OIDC_CLIENT_SECRET: clientSecret,
    SESSION_SECRETS: 'secret-of-the-trial-that-signs-session-ids',
    REDIS_URL: redis.url,
    DRAIN_DELAY: String(drainDelay),
    FORWARD_TEST_HEADER: testHeader,
  };
  const healthy = (at: number) => {
    const [, ...command] = image.described.Healthcheck.Test;
    return image.run(command, { PORT: String(ports[at]) }).code === 0;
  };
  const started = performance.now();
  const shops = ports.map((port) => image.start({ ...settings, PORT: String(port) }));
  try {
    await Promise.all(shops.map((shop, at) => answers(`${processUrls[at]}/readyz`, shop)));
    report('two processes start', true, `${Math.round(performance.now() - started)} ms until both are ready`);
    report('its health check passes', healthy(0), image.described.Healthcheck.Test.slice(0, 3).join(' '));
    const world = 'container';
    const shopper = new HttpShopper({ url, processUrls }, { world, at: 0 });
    const { at } = await buys(shopper, { world, backendUrl: mocks.backendUrl });
    report('something is bought through both', at === '', at || 'one order, paid once');
    await stops(shops);
    report('its health check fails when it has stopped', !healthy(0), 'no answer');
  } finally {
    await Promise.all(shops.map((shop) => shop.kill()));
    await mocks.close();
    await redis.kill();
  }
}

async function stops(shops: readonly Server[]) {
  const begun = performance.now();
  const codes = await Promise.all(shops.map(async (shop) => (await Promise.all([shop.exit, shop.stop()]))[0]));
  const took = Math.round(performance.now() - begun);
  const isInTime = took >= drainDelay && took < drainDelay + endOfRequests;
  report(
    `SIGTERM ends it after ${drainDelay} ms`,
    isInTime && codes.every((code) => code === 0),
    `${took} ms, ${codes.join(' and ')}`,
  );
}
