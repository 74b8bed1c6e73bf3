import * as build from 'virtual:react-router/server-build';
import { serve } from '@hono/node-server';
import { shop } from '#ui/shared/ports.server.ts';
import { createApp } from './app.ts';

const { config, log } = shop;
const drainLimit = 10_000;
let draining = false;

const server = serve(
  { fetch: createApp(build, { isDraining: () => draining }).fetch, hostname: config.HOST, port: config.PORT },
  ({ port }) => {
    log.info({ host: config.HOST, port }, 'the shop answers');
  },
);
Object.assign(server, { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 61_000 });
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${config.PORT} (storefront) is taken: set PORT or stop the other program.`
      : error.message,
  );
  process.exit(1);
});

/** Not ready at once, requests in flight to their end, then out (promises §3a). */
async function stop() {
  if (draining) return;
  draining = true;
  setTimeout(() => process.exit(0), drainLimit).unref();
  server.close(() => void shop.close().finally(() => process.exit(0)));
  if ('closeIdleConnections' in server) server.closeIdleConnections();
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());

// The last resort: a fault that nobody awaited is logged and the shop goes on.
process.on('unhandledRejection', (reason) =>
  log.error({ error: reason instanceof Error ? reason.stack : 'thrown value' }, 'unhandled rejection'),
);
process.on('uncaughtException', (error) => log.fatal({ error: error.stack }, 'uncaught exception'));
