import { type StampHint, stampHint } from '#domain/catalog/search-hints.ts';
import { parcelNumberOf } from '#domain/tracking/parcel-number.ts';
import type { Wording } from '#ui/wording/wording.ts';
import type { SuggestionView } from './suggestions.ts';

/** The suggestion for a text that is a parcel number, or the postage of a letter. */
export function searchHint(text: string, wording: Wording): SuggestionView | null {
  const number = parcelNumberOf(text);
  if (number !== null) {
    const { paths, t } = wording;
    return {
      label: t('search.follow'),
      detail: t('search.followed', { number }),
      href: paths.tracking({ code: number }),
    };
  }
  const stamp = stampHint(text);
  const hint = stamp && stampView(stamp, wording);
  // The suggestion would lead to this very page.
  return hint?.href === wording.paths.search({ q: text.trim() }) ? null : hint;
}

/** Stamps are sold for the first step of the tariff; for heavier letters stamps are printed. */
function stampView(stamp: StampHint, wording: Wording): SuggestionView {
  const { paths, t, weight } = wording;
  const most = { weight: weight(stamp.grams) };
  const detail = detailOf(stamp, wording);
  if (stamp.grams > 20) return { label: t('search.stampPrinted', most), detail, href: paths.stamps() };
  return stamp.destination === 'abroad'
    ? { label: t('search.stampAbroad', most), detail, href: paths.search({ q: t('search.stampAbroadWords') }) }
    : { label: t('search.stampHome', most), detail, href: paths.search({ q: t('search.stampHomeWords') }) };
}

function detailOf({ country, destination }: StampHint, { t }: Wording): string {
  if (country !== null) return t('search.stampFor', { country });
  return destination === 'abroad' ? t('search.stampForAbroad') : t('search.stampForHome');
}
