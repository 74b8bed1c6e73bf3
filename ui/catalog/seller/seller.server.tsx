import { redirect } from 'react-router';
import { orNull } from '#domain/shared/fault.ts';
import { sentHtml } from '#ui/lean/server-html.server.tsx';
import type { SentHtml } from '#ui/lean/static-data.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { Seller } from './seller.tsx';
import { sellerView } from './seller.view.ts';

interface SellerInput {
  id: string;
  slug: string;
  url: URL;
  request: Request;
}

/** The seller's header as HTML; the list works without it. A wrong slug redirects (postal-domain 9.5). */
export async function sellerHtml(context: RequestContext, { id, slug, url, request }: SellerInput): Promise<SentHtml> {
  const { ports, wording } = context;
  const seller = await orNull(ports.sellers.ofId(id));
  if (seller === null || seller === 'unknown') return {};
  if (seller.slug !== slug) throw redirect(wording.paths.plpVendeur({ slug: seller.slug, code: id }) + url.search, 301);
  return sentHtml(<Seller view={sellerView(seller, wording)} />, request);
}
