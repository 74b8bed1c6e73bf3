import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { shortenManifest } from './ui/lean/manifest.ts';

export default {
  appDirectory: 'ui',
  ssr: true,
  // The whole manifest at once: a stale client must not ask a newer server for routes and meet the catch-all.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => shortenManifest(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
