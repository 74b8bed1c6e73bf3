import { aCertification, aTypedRequest } from '#domain/certification/examples.ts';
import type { Lang } from '#domain/shared/mode.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { companyView } from './company/company.view.ts';
import { type RequestState, requestView } from './request/request.view.ts';

type ShownCompany = Partial<Parameters<typeof companyView>[0]> & { lang?: Lang };

export const aCompanyView = ({ lang = 'fr', ...over }: ShownCompany = {}) =>
  companyView(
    { certification: aCertification(), siret: null, isChanging: false, notices: [], phone: '36\u00a034', ...over },
    wordingOf({ lang, mode: 'pro' }),
  );

type ShownRequest = Partial<Parameters<typeof requestView>[0]> & { lang?: Lang };

export const aRequestView = ({ lang = 'fr', ...over }: ShownRequest = {}) =>
  requestView({ certification: aCertification(), state: null, notices: [], ...over }, wordingOf({ lang, mode: 'pro' }));

export const aRequestState = (over: Partial<RequestState> = {}): RequestState => ({
  typed: aTypedRequest(),
  faults: {},
  document: null,
  lost: null,
  ...over,
});
