import { existsSync, readdirSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Env, Hono } from 'hono';

/** Serves the files of the build. */
export function serveFiles<Variables extends Env>(app: Hono<Variables>, names: readonly string[]) {
  if (names.length === 0) return;
  const withCacheControl = (cacheControl: string) =>
    serveStatic({
      root: 'build/client',
      precompressed: true,
      onFound: (_, c) => c.header('Cache-Control', cacheControl),
    });
  app.use('/assets/*', withCacheControl('public, max-age=31536000, immutable'));
  // The names are listed at the start, so that a page request does not touch the disk.
  const files = withCacheControl('public, max-age=3600');
  for (const name of names) app.get(`/${name}`, files);
}

/** Files at the root such as `favicon.svg`. None in development, where Vite serves them. */
export function rootFiles(): string[] {
  if (!existsSync('build/client')) return [];
  return readdirSync('build/client', { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && !entry.name.endsWith('.br') ? [entry.name] : [],
  );
}
