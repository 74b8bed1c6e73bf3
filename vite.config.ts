import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  publicDir: 'ui/public',
  build: {
    // The manifest tells the size budgets what each route loads.
    manifest: true,
    assetsInlineLimit: 0,
  },
  // The server's bundle is the whole server, not only the pages.
  environments: { ssr: { build: { rolldownOptions: { input: './ui/server/serve.ts' } } } },
  // One file starts faster than a thousand; in development modules stay apart.
  ssr: { noExternal: command === 'build' ? true : undefined, external: ['redis'] },
}));
