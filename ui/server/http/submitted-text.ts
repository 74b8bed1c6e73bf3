import { typedAgain } from '#ui/request/error/resubmit-form.server.ts';
import { fileFields, formLimit, postedForm, textLimit } from '#ui/request/posted-form.server.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import type { RequestAccount } from './request-account.ts';

/** Forms with files that are read for their text while the shop is full. */
const mostLargeOnes = 4;
let largeOnes = 0;

/** What a form held that no page could be made for. */
export async function typedIn(request: Request, { account }: { account: RequestAccount }) {
  const url = new URL(request.url);
  const route = routeOf(url.pathname);
  // Nothing is paid by a page that stands outside the shop.
  if (request.method !== 'POST' || route === null || route.entry.name.startsWith('payment')) return null;
  // Just when the shop is full, few large bodies are read at once.
  const isLarge = !(Number(request.headers.get('content-length') ?? 0) <= formLimit);
  if (isLarge && largeOnes >= mostLargeOnes) return null;
  largeOnes += isLarge ? 1 : 0;
  const { uploads } = route.entry;
  const files = uploads ? fileFields[uploads] : [];
  const posted = await postedForm(request, { most: isLarge ? textLimit : formLimit, files, keeps: 'name' })
    .catch(() => null)
    .finally(() => {
      largeOnes -= isLarge ? 1 : 0;
    });
  const wording = wordingOf({ lang: account.lang, mode: route.mode });
  return posted && typedAgain({ form: posted.form, url, wording });
}
