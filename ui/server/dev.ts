/** The development server: the same checks and pages, through Vite, with hot reload. Started by `npm run dev`. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import { PageBulkhead, pageLimits } from './http/page-bulkhead.ts';
import { endings } from './stopping.ts';

const [host, port] = [process.env.HOST ?? '127.0.0.1', Number(process.env.PORT ?? 3000)];
const bulkhead = new PageBulkhead(pageLimits);
const server = createServer();
/** Made again when one of its sources has changed. */
let made: { from: unknown; fetch: (request: Request) => Response | Promise<Response> } | undefined;
/** Composed once: adapters are not reloaded. */
let shop: unknown;
const vite = await createVite({ server: { middlewareMode: { server }, host }, appType: 'custom' });

vite.watcher.on('change', (file) => {
  if (/\/(copy|messages)\.(fr|en)\.json$/.test(file))
    spawn(process.execPath, ['ui/wording/compile.ts'], { stdio: 'inherit' });
});

server.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    void (async () => {
      try {
        const source = await vite.ssrLoadModule('/ui/server/http/app.ts');
        if (made?.from !== source) {
          const build = () => vite.ssrLoadModule('virtual:react-router/server-build');
          const { composeOrStop } = await vite.ssrLoadModule('/ui/server/compose.ts');
          shop ??= composeOrStop();
          made = {
            from: source,
            fetch: source.createApp(build, { shop: await shop, bulkhead, isReady: () => true }).fetch,
          };
        }
        await getRequestListener(made.fetch)(request, response);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        console.error(error);
        response.writeHead(500).end('The page could not be made: see the terminal.');
      }
    })();
  });
});
server.listen(port, host, async () => {
  // The first page compiles the shop: nobody waits for it.
  await fetch(`http://${host}:${port}/healthz`);
  process.send?.('ready');
});
for (const ending of endings) process.on(ending, () => void vite.close().finally(() => process.exit(0)));
