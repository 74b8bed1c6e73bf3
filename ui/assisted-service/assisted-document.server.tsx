import { renderToStaticMarkup } from 'react-dom/server';
import type { Assistance } from '#domain/assisted-service/assisted-service.ts';
import { callOf } from '#ui/lean/in-document.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { AssistanceBanner, type AssistanceBannerView, bannerId, bannerStyles } from './assistance-banner.tsx';
import { markField, markHeader, markOf } from './assistance-mark.ts';
import { leaveUnused } from './leave-unused.ts';

export function bannerView(
  assistance: Assistance | null,
  { t, paths }: Pick<Wording, 't' | 'paths'>,
): AssistanceBannerView {
  const desk = { label: t('assisted-service.desk'), href: paths.assistance() };
  const label = t('assisted-service.bannerLabel');
  if (assistance === null) return { label, title: t('assisted-service.bannerNobody'), desk };
  const { id, firstName, lastName, profile } = assistance.customer;
  return {
    label,
    title: t('assisted-service.bannerTitle', { name: `${firstName} ${lastName}`.trim() }),
    details: t('assisted-service.bannerDetails', { profile, id }),
    desk,
    end: { action: paths.assistance(), label: t('assisted-service.end') },
  };
}

interface Around {
  assistance: Assistance | null;
  wording: Pick<Wording, 't' | 'paths'>;
  nonce: string;
  /** After which an agent's session is over. */
  idleMinutes: number;
}

/** The session is surely over when a page that was left alone goes. */
const margin = 5000;

const form = /<form\b[^<>]*>/gi;
const isPosted = (tag: string) => tag.includes(' method="post"');
const body = /<body\b[^<>]*>/i;

/**
 * A document as an agent gets it: the banner above the page, and for whom the page was made in each form and in each
 * request of its program. React, which does not know of the banner, leaves it where it is.
 */
export function assistedDocument(document: string, { assistance, wording, nonce, idleMinutes }: Around): string {
  const mark = markOf(assistance);
  const markup = renderToStaticMarkup(<AssistanceBanner view={bannerView(assistance, wording)} />);
  const leaving = { after: idleMinutes * 60_000 + margin, to: wording.paths.assistance() };
  const program = `${callOf(keepAssistance, bannerId, markHeader, mark)}${callOf(leaveUnused, leaving)}`;
  const above = `<style nonce="${nonce}">${bannerStyles}</style>${markup}<script nonce="${nonce}">${program}</script>`;
  return document
    .replace(body, (tag) => tag + above)
    .replace(form, (tag) => (isPosted(tag) ? `${tag}<input type="hidden" name="${markField}" value="${mark}"/>` : tag));
}

/** Runs inside the document (`ui/lean/in-document.ts`): marks what the page's program asks, and keeps the banner. */
export function keepAssistance(id: string, header: string, mark: string): void {
  const nativeFetch = window.fetch;
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin === location.origin) request.headers.set(header, mark);
    return nativeFetch(request);
  };
  const banner = document.getElementById(id);
  if (!banner) return;
  new MutationObserver(() => {
    if (!banner.isConnected) document.body.prepend(banner);
  }).observe(document.body, { childList: true });
}
