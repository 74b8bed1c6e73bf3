import type { Mode } from '#domain/shared/audience.ts';

/** Sites of other teams, by configuration. */
export interface Elsewhere {
  CUSTOMER_AREA_URL: string;
  TRACKING_URL: string;
  MOBILE_APP_URL: string;
  HELP_URL_PART: string;
  HELP_URL_PRO: string;
}

interface Asked {
  name: string;
  params: Partial<Record<'type' | 'code' | 'entry' | 'contractId', string>>;
  mode: Mode;
  query: URLSearchParams;
}

/** The address outside of the shop that a route of ours stands for; `null` when it stands for none (specification §2). */
export function elsewhere({ name, params, mode, query }: Asked, sites: Elsewhere): string | null {
  const at = (base: string, ...rest: (string | undefined)[]) =>
    [base, ...rest.map((part) => encodeURIComponent(part ?? ''))].join('/');
  switch (name) {
    case 'customerArea':
      return sites.CUSTOMER_AREA_URL;
    case 'invoices':
      return at(sites.CUSTOMER_AREA_URL, 'factures');
    case 'purchases':
      return at(sites.CUSTOMER_AREA_URL, 'achats');
    case 'purchaseDetail':
      return at(sites.CUSTOMER_AREA_URL, 'achats', params.type, params.code, params.entry);
    case 'forwardingContract':
      return at(sites.CUSTOMER_AREA_URL, 'contrats', params.contractId);
    case 'tracking':
      return sites.TRACKING_URL + parcelQuery(query.get('code'));
    case 'mobileApp':
      return sites.MOBILE_APP_URL;
    case 'helpSite':
      return (mode === 'pro' ? sites.HELP_URL_PRO : sites.HELP_URL_PART) + subjectQuery(query);
    default:
      return null;
  }
}

/** What a shopper writes about, such as a product to report (regulation 2022/2065, article 16); nothing else goes along. */
function subjectQuery(query: URLSearchParams): string {
  const known = [
    ['sujet', /^[a-z-]{1,40}$/],
    ['produit', /^[A-Za-z0-9_-]{1,64}$/],
  ] as const;
  const kept = known.flatMap(([name, form]) => {
    const value = query.get(name) ?? '';
    return form.test(value) ? [`${name}=${value}`] : [];
  });
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** People type and paste numbers with spaces; anything but letters and digits is no parcel number and is left out. */
function parcelQuery(parcel: string | null): string {
  const number = (parcel ?? '').replace(/[\s.-]/g, '').toUpperCase();
  return /^[A-Z0-9]{8,30}$/.test(number) ? `?code=${number}` : '';
}
