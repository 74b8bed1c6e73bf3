import type { LegalEntity } from '#domain/company/company.ts';
import type { DeferredPaymentDetails } from '#domain/deferred-payment/deferred-payments.ts';
import type { UserInformation } from '#domain/session/account.ts';
import { someUser } from '#domain/session/examples.ts';
import type { Lang, Mode } from '#domain/shared/mode.ts';
import { anOrderList } from '#ui/orders/list/order-list.examples.ts';
import type { OrderListView } from '#ui/orders/list/order-list.view.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { accountView } from './account.view.ts';

export const aCompany = (over: Partial<LegalEntity> = {}): LegalEntity => ({
  id: 'societe-1',
  name: 'Société Certifiée',
  siret: '73282932000074',
  certification: 'active',
  ...over,
});

export const aContract = (over: Partial<DeferredPaymentDetails> = {}): DeferredPaymentDetails => ({
  eligible: true,
  contract: 'active',
  reason: null,
  hasSegment: true,
  balance: { cents: 50_000 },
  ...over,
});

interface AccountExample {
  profile?: Mode;
  lang?: Lang;
  /** `null`: the account has none. */
  company?: LegalEntity | null;
  user?: UserInformation | null;
  contract?: DeferredPaymentDetails | null;
  orders?: OrderListView;
}

export const anAccountView = ({
  profile = 'part',
  lang = 'fr',
  company = aCompany(),
  user = someUser({ company: profile === 'pro' ? company : null }),
  contract = aContract(),
  orders = anOrderList({ lang, mode: profile }),
}: AccountExample = {}) =>
  accountView(
    {
      shopper: { id: 'compte-1', email: 'compte@exemple.fr', firstName: 'Compte', lastName: 'Particulier', profile },
      orders,
      user,
      contract,
    },
    wordingOf({ lang, mode: profile }),
  );
