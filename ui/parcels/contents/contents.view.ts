import type { Answers } from '#domain/journey/journey.ts';
import { shownArticles } from '#domain/parcels/contents.ts';
import { articleNumbers, type ParcelField } from '#domain/parcels/fields.ts';
import type { ComposingOptions } from '#domain/parcels/parcels.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { categoryLabels } from '../parcel-summary.view.ts';

export interface ContentsView extends JourneyView {
  /** Why customs ask. */
  reason?: string;
  categories: { code: string; name: string }[];
  articles: { number: string; title: string }[];
  /** The value of the hidden field that keeps how many are shown. */
  count: string;
  canAdd: boolean;
  canRemove: boolean;
  countries: { code: string; name: string }[];
}

interface Shown {
  options: ComposingOptions;
  answers: Answers<ParcelField>;
  view: JourneyView;
}

export function contentsView({ options, answers, view }: Shown, { t }: Wording): ContentsView {
  const shown = shownArticles(answers);
  const { reason } = options.customs;
  return {
    ...view,
    ...(reason ? { reason } : {}),
    categories: [
      { code: '', name: t('parcels.chooseCategory') },
      ...options.categories.map((category) => ({ code: category, name: t(categoryLabels[category]) })),
    ],
    articles: shown.map((number) => ({ number, title: t('parcels.article', { number }) })),
    count: String(shown.length),
    canAdd: shown.length < articleNumbers.length,
    canRemove: shown.length > 1,
    countries: [
      { code: '', name: t('parcels.chooseCountry') },
      ...options.destinations.map(({ code, name }) => ({ code, name })),
    ],
  };
}
