import * as build from 'virtual:react-router/server-build';
import { serve } from '@hono/node-server';
import { shop } from '#ui/shared/ports.server.ts';
import { createApp } from './app.ts';
import { Gate } from './gate.ts';
import { GracefulStop, heedSignals } from './stopping.ts';

const { config, log } = shop;
const exit = (code: number) => process.exit(code);
const gate = new Gate({ running: 64, waiting: 64, patience: 1000 });
const measured = config.METRICS_PORT === undefined ? null : await measure(config.METRICS_PORT);

const server = serve(
  {
    fetch: createApp(build, { gate, isReady: () => !stop.begun, answered: measured?.answered }).fetch,
    hostname: config.HOST,
    port: config.PORT,
    // The sockets of slow clients (promises §3a); a load balancer gives up after 60 s, before we do.
    serverOptions: { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 61_000 },
  },
  ({ port }) => log.info({ host: config.HOST, port }, 'the shop answers'),
);
server.on('error', (error) => isTaken(error, { port: config.PORT, what: 'storefront', variable: 'PORT' }));

const stop = new GracefulStop({
  server,
  delay: config.DRAIN_DELAY,
  limit: 10_000,
  close: async () => {
    measured?.close();
    await shop.close();
  },
  exit,
  log,
});
heedSignals(process, stop, { exit, log });

/** The library is loaded only where somebody measures. */
async function measure(port: number) {
  const { Metrics, metricsServer } = await import('./metrics.ts');
  const metrics = new Metrics(gate);
  shop.observers.add(metrics.observer);
  const own = metricsServer(metrics)
    .on('error', (error) => isTaken(error, { port, what: 'measurements', variable: 'METRICS_PORT' }))
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

function isTaken(error: NodeJS.ErrnoException, { port, what, variable }: Listener) {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} (${what}) is taken: set ${variable} or stop the other program.`
      : error.message,
  );
  exit(1);
}
