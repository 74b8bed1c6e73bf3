import type { SharedPages } from '#adapters/operations/shared-pages.ts';
import type { CachedPage, Others } from './page-cache.ts';
import { pageBodyOf } from './page-cache-body.ts';

/**
 * Cached pages that processes share. @param edition the release and the origin: a page links to files of its own
 * release.
 */
export const othersBy = (pages: SharedPages, edition: string): Others => ({
  async look(key) {
    const { found, share } = await pages.look(`${edition}\n${key}`);
    const body = found && (await pageBodyOf(found.page).catch(() => null));
    return {
      found: body && { page: { body, headers: found.page.headers, tags: found.page.tags }, age: found.age },
      share: (page) => share(sharedPage(page)),
    };
  },
});

const sharedPage = ({ body, headers, tags }: CachedPage) => ({
  tags: [...tags],
  headers: headers.map(([name, value]): [string, string] => [name, value]),
  inline: body.inline,
  brotli: body.brotli,
});
