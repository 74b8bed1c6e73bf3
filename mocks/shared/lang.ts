export type Lang = 'fr' | 'en';
export type Words = Record<Lang, string>;

export const langOf = (request: Request): Lang =>
  new URL(request.url).searchParams.get('lang') === 'en' ? 'en' : 'fr';
