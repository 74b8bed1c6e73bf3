import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: '.',
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
