/** Tags in the header of Varnish's xkey, which separates them by spaces. */
export const proxyKeys = (tags: readonly string[]): string => tags.map(encodeURI).join(' ');

interface Proxies {
  origins: readonly string[];
  /** The secret of a purge, which Varnish has too. */
  token: string;
}

/** In milliseconds. */
const patience = 3000;

/** Purges pages by their tags in each Varnish before the shop; rejects when one may not have heard it. */
export const proxiesPurged =
  ({ origins, token }: Proxies) =>
  async (tags: readonly string[]): Promise<void> => {
    const headers = { authorization: `Bearer ${token}`, xkey: proxyKeys(tags) };
    await Promise.all(
      origins.map(async (origin) => {
        const { status } = await fetch(origin, { method: 'PURGE', headers, signal: AbortSignal.timeout(patience) });
        if (status !== 204) throw new Error(`The purge of a Varnish was answered ${status}.`);
      }),
    );
  };
