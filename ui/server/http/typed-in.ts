import { typedAgain } from '#ui/request/error/typed-again.server.ts';
import { postedForm } from '#ui/request/posted-form.server.ts';
import type { Shop } from '#ui/request/shop.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import type { RequestAccount } from './request-account.ts';

/** Of a form without files, in bytes. */
export const formLimit = 64 * 1024;
export const megabyte = 1024 * 1024;

/** Forms with files that are read for their text while the shop is full: at most 4 × 20 MB. */
const mostLargeOnes = 4;
let largeOnes = 0;

/** What a form held that no page could be made for. */
export async function typedIn(
  request: Request,
  { account, config }: { account: RequestAccount; config: Shop['config'] },
) {
  const url = new URL(request.url);
  const route = routeOf(url.pathname);
  // Nothing is paid by a page that stands outside the shop.
  if (request.method !== 'POST' || route === null || route.entry.name.startsWith('payment')) return null;
  // Just when the shop is full, few large bodies are read at once.
  const isLarge = !(Number(request.headers.get('content-length') ?? 0) <= formLimit);
  if (isLarge && largeOnes >= mostLargeOnes) return null;
  largeOnes += isLarge ? 1 : 0;
  const most = isLarge ? config.UPLOAD_MAX_MB * megabyte : formLimit;
  const posted = await postedForm(request, { most })
    .catch(() => null)
    .finally(() => {
      largeOnes -= isLarge ? 1 : 0;
    });
  const wording = wordingOf({ lang: account.lang, mode: route.mode });
  return posted && typedAgain({ form: posted.form, url, wording });
}
