import { LRUCache } from 'lru-cache';
import type { Uses } from '#domain/ports.ts';
import type { Mode } from '#domain/shared/mode.ts';
import { allIndexablePaths } from './indexable-paths.ts';
import { sitemapFiles } from './sitemap.ts';

const [oneHour, deadline] = [3_600_000, 30_000];

interface Source {
  origin: string;
  portsFor(mode: Mode, signal: AbortSignal): Uses<'products' | 'categories' | 'brands' | 'sellers'>;
  /** Receives the error when a new sitemap could not be made. */
  failed(error: unknown): void;
}

/** The files of the sitemap; `null` when none could be made since the start. */
export type SitemapFiles = () => Promise<readonly string[] | null>;

/** Made once an hour, for all requests together; after a failure the last complete one is used. */
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
