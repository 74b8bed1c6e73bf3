export type Site = 'part' | 'pro';

export const siteOf = (request: Request): Site =>
  new URL(request.url).searchParams.get('baseSite') === 'pro' ? 'pro' : 'part';
