export type Lang = 'fr' | 'en';
export type Words = Record<Lang, string>;

/** A label and what follows it: French has a space before a colon. */
export const withLabel = (label: string, value: string, lang: Lang): string =>
  `${label}${lang === 'fr' ? ' :' : ':'} ${value}`.trimEnd();

export const langOf = (request: Request): Lang =>
  new URL(request.url).searchParams.get('lang') === 'en' ? 'en' : 'fr';
