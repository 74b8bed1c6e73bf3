import type { Lang } from '../../shared/lang.ts';

const ENDINGS: Record<Lang, RegExp> = {
  fr: /(?:issements?|ages?|[ai]tions?|aisons?|atures?|ements?|er(?:ai[st]?|ons|ont|ez|as?|aient)|aient|ees?|ions?|ables?|antes?|ants?|ent|ai[st]?|ons|ez|er|es|ir|ie|i[st]|[aei])$/,
  en: /(?:ations?|ments?|ings?|ions?|ie|ed|es|e|y)$/,
};

/** What all forms of a word begin with: « résilier », « résilié », « résiliation ». */
export function stemOf(word: string, lang: Lang): string {
  const stem = word.replace(ENDINGS[lang], '');
  return stem.length < 4 ? word : stem;
}
