import { Bulkhead } from '#adapters/http/bulkhead.ts';
import { resubmitForm } from '#ui/request/error/resubmit-form.server.ts';
import { fileFields, formLimit, postedForm, textLimit } from '#ui/request/posted-form.server.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import type { RequestAccount } from './request-account.ts';

/** Forms with files that are read for their text at a time, while the shop is full. */
const places = 4;
const largeForms = new Bulkhead({ waiting: 0 });

/** What a form held that no page could be made for. */
export async function readSubmittedText(request: Request, { account }: { account: RequestAccount }) {
  const url = new URL(request.url);
  const route = routeOf(url.pathname);
  // Nothing is paid by a page that stands outside the shop.
  if (request.method !== 'POST' || route === null || route.entry.name.startsWith('payment')) return null;
  const isLarge = !(Number(request.headers.get('content-length') ?? 0) <= formLimit);
  const leave = isLarge ? await largeForms.enter({ compartments: [{ name: 'large', places }] }) : () => {};
  if (!leave) return null;
  const { uploads } = route.entry;
  const files = uploads ? fileFields[uploads] : [];
  const posted = await postedForm(request, { most: isLarge ? textLimit : formLimit, files, keeps: 'name' })
    .catch(() => null)
    .finally(leave);
  const wording = wordingOf({ lang: account.lang, mode: route.mode });
  return posted && resubmitForm({ form: posted.form, url, wording });
}
