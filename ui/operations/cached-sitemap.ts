import { LRUCache } from 'lru-cache';
import type { Uses } from '#domain/ports.ts';
import type { Mode } from '#domain/shared/mode.ts';
import { allIndexablePaths } from './indexable-paths.ts';
import { sitemapFiles } from './sitemap.ts';

const [oneHour, deadline] = [3_600_000, 30_000];

interface Source {
  origin: string;
  portsFor(mode: Mode, signal: AbortSignal): Uses<'products' | 'categories' | 'brands' | 'shops'>;
  /** Told why there is no new one. */
  failed(error: unknown): void;
}

/** The files of the sitemap; `null` when they cannot be made and never could. */
export type SitemapFiles = () => Promise<readonly string[] | null>;

/** Made once an hour for all who ask at the same time; the last good one stays until there is another. */
export function cachedSitemap({ origin, portsFor, failed }: Source): SitemapFiles {
  const cache = new LRUCache<'files', readonly string[]>({
    max: 1,
    ttl: oneHour,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: async (_key, _stale, { signal }) => {
      const whole = AbortSignal.any([signal, AbortSignal.timeout(deadline)]);
      try {
        return sitemapFiles(origin, await allIndexablePaths((mode) => () => portsFor(mode, whole)));
      } catch (error) {
        failed(error);
        throw error;
      }
    },
  });
  return async () => {
    try {
      return (await cache.fetch('files')) ?? null;
    } catch {
      return null;
    }
  };
}
