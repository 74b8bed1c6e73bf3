import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'ui',
  ssr: true,
  // The whole manifest at once: a stale client must not ask a newer server for routes and meet the catch-all.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
