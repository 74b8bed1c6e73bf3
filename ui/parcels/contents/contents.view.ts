import type { Answers } from '#domain/journey/journey.ts';
import { visibleArticles } from '#domain/parcels/contents.ts';
import { articleNumbers, type SavedArticle } from '#domain/parcels/declaration.ts';
import type { HsCode } from '#domain/parcels/hs-code.ts';
import type { ComposingOptions, ParcelField } from '#domain/parcels/parcels.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import { type DestinationChoice, destinationChoices } from '#ui/wording/destinations.ts';
import type { Wording } from '#ui/wording/wording.ts';

export interface ContentsView extends JourneyView {
  /** Why customs ask. */
  reason?: string;
  categories: { code: string; name: string }[];
  articles: { number: string; title: string }[];
  /** The value of the hidden field that keeps how many are shown. */
  count: string;
  canAdd: boolean;
  canRemove: boolean;
  countries: DestinationChoice[];
  nonDeliveries: { code: string; name: string }[];
  /** The articles that a company's account keeps; `null` for anybody else. */
  library: { anchor: string; options: { code: string; name: string }[]; isFull: boolean } | null;
  /** Of the sender, where it is a company. */
  asksEori: boolean;
  eoriHint?: string;
  /** Codes for the article that they were looked for; none is chosen for the shopper. */
  hs: { article: string; status: string; codes: { value: string; label: string }[] } | null;
}

interface ContentsInput {
  options: ComposingOptions;
  answers: Answers<ParcelField>;
  view: JourneyView;
  library: readonly SavedArticle[] | null;
  /** What was found for the article that is asked about; `null` where the backend cannot be asked. */
  found?: readonly HsCode[] | null;
}

export const savedAnchor = 'articles-enregistres';

export function contentsView(
  { options, answers, view, library, found }: ContentsInput,
  wording: Wording,
): ContentsView {
  const { t, money } = wording;
  const asksEori = options.eoriFrom !== null && answers['sender.isCompany'] === 'yes';
  const numbers = visibleArticles(answers);
  const { reason } = options.customs;
  return {
    ...view,
    ...(reason ? { reason } : {}),
    categories: [
      { code: '', name: t('parcels.chooseCategory') },
      ...options.categories.map((category) => ({ code: category, name: t(`parcels.category.${category}`) })),
    ],
    articles: numbers.map((number) => ({ number, title: t('parcels.article', { number }) })),
    count: String(numbers.length),
    canAdd: numbers.length < articleNumbers.length,
    canRemove: numbers.length > 1,
    countries: [{ code: '', name: t('parcels.chooseCountry') }, ...destinationChoices(options.madeIn, wording)],
    nonDeliveries: options.nonDeliveries.map((code) => ({ code, name: t(`parcels.nonDelivery.${code}`) })),
    library: library && libraryView(library, { isFull: numbers.length >= articleNumbers.length, wording }),
    asksEori,
    ...(asksEori && options.eoriFrom ? { eoriHint: t('parcels.eoriHint', { from: money(options.eoriFrom) }) } : {}),
    hs: answers.hsAsked && found !== undefined ? hsView(answers, { found, wording }) : null,
  };
}

const libraryView = (
  articles: readonly SavedArticle[],
  { isFull, wording: { t, money, weight } }: { isFull: boolean; wording: Wording },
): ContentsView['library'] => ({
  anchor: savedAnchor,
  options: [
    { code: '', name: t('parcels.chooseSaved') },
    ...articles.map(({ id, description, weight: grams, value }) => ({
      code: id,
      name: [description, weight(grams), money(value)].join(', '),
    })),
  ],
  isFull,
});

function hsView(
  answers: Answers<ParcelField>,
  { found, wording: { t } }: { found: readonly HsCode[] | null; wording: Wording },
): ContentsView['hs'] {
  const { hsAsked = '' } = answers;
  const words = answers[`article.${hsAsked}.description` as ParcelField] ?? '';
  const codes = (found ?? []).map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }));
  if (found === null) return { article: hsAsked, codes, status: t('parcels.hsAway') };
  return {
    article: hsAsked,
    codes,
    status: codes.length > 0 ? t('parcels.hsFound', { count: codes.length, words }) : t('parcels.hsNone', { words }),
  };
}
