import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { isLean } from './ui/lean/overrides.ts';
import { compressFiles } from './ui/lean/vite/brotli.ts';
import { shortenManifest } from './ui/lean/vite/manifest.ts';

export default {
  appDirectory: 'ui',
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  ssr: true,
  // The whole manifest at once: a stale client must not ask a newer server for routes and meet the catch-all.
  routeDiscovery: { mode: 'initial' },
  buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    if (isLean('manifest')) shortenManifest(client);
    compressFiles(client);
  },
} satisfies Config;
