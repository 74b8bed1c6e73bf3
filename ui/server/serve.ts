import { createServer } from 'node:http';
import * as build from 'virtual:react-router/server-build';
import { getRequestListener } from '@hono/node-server';

import { backlogWait, connectionAccepted } from '#adapters/operations/work-queue.ts';
import { composeOrStop } from './compose.ts';
import { consoleToLog } from './console.ts';
import { createApp } from './http/app.ts';
import { PageBulkhead, pageLimits } from './http/page-bulkhead.ts';
import { slowClients } from './http/slow-clients.ts';
import { RequestOfFewPieces } from './http/split-bodies.ts';
import { idleCollection, thisProcess } from './idle-collection.ts';
import { PageCache } from './page-cache/page-cache.ts';
import type { PublicPages } from './page-cache/page-cache-answers.ts';
import { othersBy } from './page-cache/page-cache-others.ts';
import { proxiesPurged } from './page-cache/page-cache-proxies.ts';
import { purgePath, purging } from './page-cache/page-cache-purge.ts';
import { endOfRequests, GracefulStop, heedSignals } from './stopping.ts';

/** Connections that may wait to be accepted. Beyond that browsers try again after a second; the system may allow fewer. */
const backlog = 4096;
const shop = await composeOrStop();
const { config, log } = shop;
const print = (text: string) => void process.stderr.write(`${text}\n`);
consoleToLog(console, log);
const exit = (code: number) => void shop.logWritten().finally(() => process.exit(code));
const bulkhead = new PageBulkhead(pageLimits, backlogWait);
const measured = config.METRICS_PORT === undefined ? null : await measure(config.METRICS_PORT);

const pageCache: PublicPages | undefined =
  config.PAGE_CACHE_MB > 0 ? new PageCache({ bytes: config.PAGE_CACHE_MB * 1_000_000, others: others() }) : undefined;
shop.purges.listen((names) => pageCache?.purge(names));

const app = createApp(build, { shop, bulkhead, isReady: () => !stop.begun, answered: measured?.answered, pageCache });
const listener = getRequestListener(app.fetch, { hostname: config.HOST });
const server = createServer({ ...slowClients, IncomingMessage: RequestOfFewPieces }, (request, response) => {
  if (!app.answersAtOnce(request, response)) void listener(request, response);
}).listen({ port: config.PORT, host: config.HOST, backlog }, () => {
  log.info({ host: config.HOST, port: config.PORT }, 'the shop answers');
  process.send?.('ready');
});
server.on('connection', connectionAccepted);
server.on('error', (error) => cannotListen(error, { port: config.PORT, what: 'storefront', variable: 'PORT' }));

const stop = new GracefulStop({
  server,
  delay: config.DRAIN_DELAY,
  limit: endOfRequests,
  close: async () => {
    measured?.close();
    await shop.close();
  },
  exit,
  log,
});
heedSignals(process, stop, { exit, log });
const own = thisProcess();
if (own) setInterval(idleCollection(own), 5000).unref();

/** Shares pages with processes of the same release and origin only. */
function others() {
  const { sharedPages } = shop;
  return sharedPages && othersBy(sharedPages, `${build.assets.version}\n${config.SHOP_ORIGIN}`);
}

/** The Prometheus library is loaded only when METRICS_PORT is set. */
async function measure(port: number) {
  const { Metrics, metricsServer } = await import('./http/metrics.ts');
  const metrics = new Metrics(bulkhead);
  shop.observers.add(metrics.observer);
  const token = config.PAGE_CACHE_TOKEN;
  const purge =
    token === undefined
      ? null
      : purging({
          token,
          purges: shop.purges,
          purgeProxies: proxiesPurged({ origins: config.PAGE_CACHE_PROXIES, token }),
        });
  const own = metricsServer(metrics, purge ? { [purgePath]: purge } : {})
    .on('error', (error) => cannotListen(error, { port, what: 'measurements', variable: 'METRICS_PORT' }))
    .listen(port, config.HOST);
  const close = () => {
    own.close();
    own.closeAllConnections();
  };
  return { answered: metrics.answered, close };
}

interface Listener {
  port: number;
  what: string;
  variable: string;
}

function cannotListen(error: NodeJS.ErrnoException, { port, what, variable }: Listener) {
  print(
    error.code === 'EADDRINUSE'
      ? `Port ${port} (${what}) is taken: set ${variable} or stop the other program.`
      : `HOST or ${variable}: ${error.message}`,
  );
  exit(1);
}
