import type { Mode } from '#domain/shared/mode.ts';
import { queryOf, searchOf } from '#ui/routing/queries/queries.ts';

/** The addresses of other teams' sites, from the configuration. */
export interface ExternalSites {
  CUSTOMER_AREA_URL: string;
  TRACKING_URL: string;
  MOBILE_APP_URL: string;
  HELP_URL_PART: string;
  HELP_URL_PRO: string;
}

interface RedirectInput {
  name: string;
  params: Partial<Record<'type' | 'code' | 'entry' | 'contractId', string>>;
  mode: Mode;
  query: URLSearchParams;
}

/** The external address of a route; `null` when the route is not an external redirect (specification §2). */
export function externalRedirect({ name, params, mode, query }: RedirectInput, sites: ExternalSites): string | null {
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
      // The redirect carries only the typed parcel number or, for a report, the reported address (regulation 2022/2065,
      // article 16).
      return sites.TRACKING_URL + searchOf('tracking', queryOf('tracking', query));
    case 'mobileApp':
      return sites.MOBILE_APP_URL;
    case 'helpSite':
      return (
        (mode === 'pro' ? sites.HELP_URL_PRO : sites.HELP_URL_PART) + searchOf('helpSite', queryOf('helpSite', query))
      );
    default:
      return null;
  }
}
