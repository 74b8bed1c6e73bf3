import type { PageLink } from '#domain/catalog/catalog.ts';
import { type StampHint, stampHint } from '#domain/catalog/search-hints.ts';
import { parcelNumberOf } from '#domain/tracking/parcel-number.ts';
import type { Wording } from '#ui/wording/wording.ts';
import type { SuggestionView } from './suggestions.ts';

/** The suggestion for a text that is a parcel number, or the postage of a letter where no service means something else. */
export function searchHint(text: string, wording: Wording, [service]: readonly PageLink[] = []): SuggestionView | null {
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
  return service && service.path !== hint?.href.split('?')[0] ? null : hint;
}

/** Leads to « Quel timbre ? », with its answer where the text says both the weight and the country. */
function stampView(stamp: StampHint, wording: Wording): SuggestionView {
  const { paths, t, weight } = wording;
  const { grams, country, destination } = stamp;
  const code = country?.code ?? (destination === 'france' ? 'FR' : null);
  const detail = detailOf(stamp, wording);
  if (grams === null) return { label: t('search.stamp'), detail, href: paths.postage({ country: code }) };
  return {
    label: code === null ? t('search.stamp') : t('search.stampOf', { weight: weight(grams) }),
    detail,
    href: paths.postage({ by: 'poids', weight: String(grams), country: code }),
  };
}

function detailOf({ country, destination }: StampHint, { t }: Wording): string {
  if (country !== null) return t('search.stampFor', { country: country.name });
  return destination === 'abroad' ? t('search.stampForAbroad') : t('search.stampForHome');
}
