/** Serves the control. Usage: node control-server.ts <folder of its build> <port>, with OCC_BASE_URL and MEDIA_BASE_URL. */
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createRequestHandler } from 'react-router';

const [folder = '', port] = process.argv.slice(2);
const pages = createRequestHandler(await import(join(process.cwd(), folder, 'server/index.js')), 'production');

const app = new Hono();
app.get('/healthz', (c) => c.text('ok'));
app.get('/medias/:name', (c) => fetch(`${process.env.MEDIA_BASE_URL}/medias/${c.req.param('name')}`));
app.use(compress());
app.use(
  '/assets/*',
  serveStatic({
    root: join(folder, 'client'),
    onFound: (_, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
  }),
);
app.all('*', (c) => pages(c.req.raw));
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
