import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { isLean } from './ui/lean/overrides.ts';
import { compressFiles } from './ui/lean/vite/brotli.ts';
import { shortenManifest } from './ui/lean/vite/manifest.ts';
import { buildDirectory, buildMark } from './ui/server/build-mark.ts';
import { logBuildStep } from './ui/server/build-steps.ts';

export default {
  appDirectory: 'ui',
  buildDirectory,
  ssr: true,
  // An action in the browser comes with its page: split, each such route would be named once more in the manifest of every page.
  splitRouteModules: false,
  // The whole manifest at once: a stale client must not ask a newer server for routes and meet the catch-all.
  routeDiscovery: { mode: 'initial' },
  buildEnd() {
    logBuildStep('3 of 3, compressed copies of files');
    const client = join(buildDirectory, 'client');
    if (isLean('manifest')) shortenManifest(client);
    compressFiles(client);
    buildMark().complete();
  },
} satisfies Config;
