import type { Config } from '#adapters/config.ts';
import { findContentPage, getContentComponents, listContentSites } from '#adapters/generated/content/sdk.gen.ts';
import type { CmsPage, FindContentPageData } from '#adapters/generated/content/types.gen.ts';
import type { BackendCalls } from '#adapters/http/backend-calls.ts';
import { type BackendFetch, backendFetch } from '#adapters/http/backend-fetch.ts';
import type { Client } from '#adapters/http/client.ts';
import { deadlineOf } from '#adapters/http/deadline.ts';
import type { RequestScope } from '#adapters/scope.ts';
import type { ContentPage, ContentQuery, Contents } from '#domain/content/content.ts';
import { Fault, orNull } from '#domain/shared/fault.ts';
import { type Lang, partPath } from '#domain/shared/mode.ts';
import { bannerUids, type OnDropped, toPage } from './content-mapping.ts';

interface Call {
  client: Client;
  fetch: BackendFetch;
  path: { siteId: string };
  query: { lang: Lang; curr: 'EUR'; cmsTicketId?: string };
}

interface World {
  client: Client;
  calls: BackendCalls;
  config: Config;
  dropped: OnDropped;
}

/** The content service. Its calls carry no visitor's identity, and share one deadline for each page. */
export class HttpContents implements Contents {
  readonly #scope: RequestScope;
  readonly #world: World;
  readonly #site: string;

  constructor(scope: RequestScope, world: World) {
    this.#scope = scope;
    this.#world = world;
    this.#site = scope.mode === 'pro' ? world.config.CONTENT_SITE_PRO : world.config.CONTENT_SITE_PART;
  }

  async page(wanted: ContentQuery): Promise<ContentPage | null> {
    const call = this.#call(this.#scope.previewTicket);
    const answer = await this.#world.calls.call(
      'findContentPage',
      findContentPage({ ...call, query: { ...toQuery(wanted), ...call.query } }),
    );
    if (answer.ok) return toPage(answer.data, { banners: await this.#banners(answer.data, call), ...this.#world });
    if (answer.refusal.status === 404) return null;
    throw new Fault('unavailable', 'findContentPage');
  }

  async confirms(ticket: string): Promise<boolean> {
    const answer = await this.#world.calls.call('listContentSites', listContentSites(this.#call(ticket)));
    return answer.ok && answer.data.sites.some(({ uid }) => uid === this.#site);
  }

  /** The banners of carousels by uid; when they fail, the page is shown without carousels. */
  async #banners(page: CmsPage, call: Call) {
    const uids = bannerUids(page);
    if (uids.length === 0) return [];
    const query = { componentIds: uids.join(','), pageSize: mostBanners, ...call.query };
    const answer = await orNull(
      this.#world.calls.callOrThrow('getContentComponents', getContentComponents({ ...call, query })),
    );
    return answer?.component ?? [];
  }

  #call(ticket: string | null): Call {
    const { client, config } = this.#world;
    const { lang } = this.#scope;
    const scope = { ...this.#scope, changes: false };
    const deadline = deadlineOf(config.TIMEOUT_CONTENT, { changes: false });
    const fetch = backendFetch({ scope, deadline, config, accessToken: null, breakers: this.#world.calls.breakers })(
      config.TIMEOUT_CONTENT,
    );
    const query = { lang, curr: 'EUR' as const, ...(ticket !== null && { cmsTicketId: ticket }) };
    return { client, fetch, path: { siteId: this.#site }, query };
  }
}

/** The limit of one call. */
const mostBanners = 100;

const pageTypes = {
  category: 'CategoryPage',
  product: 'ProductPage',
  brandCategory: 'BrandCategoryPage',
  shopCategory: 'ShopCategoryPage',
  universeCategory: 'UniverseCategoryPage',
} as const satisfies Record<Exclude<ContentQuery['kind'], 'path'>, string>;

function toQuery(wanted: ContentQuery): FindContentPageData['query'] {
  if (wanted.kind !== 'path') return { pageType: pageTypes[wanted.kind], code: wanted.code };
  return { pageType: 'ContentPage', pageLabelOrId: partPath(wanted.path) };
}

/** Labels are the same on both sites, so the professional prefix is removed. */
