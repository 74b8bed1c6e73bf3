import { ledgerIn, paymentsIn } from '../records/payments.ts';
import type { Feature } from '../shared/feature.ts';
import { checkoutHandlers } from './handlers.ts';
import { orderPostProvider } from './order-post.ts';
import { providerHandlers } from './provider-handlers.ts';
import { checkoutStates } from './states.ts';

export const checkout: Feature = {
  handlers: checkoutHandlers,
  sideHandlers: [...providerHandlers, orderPostProvider],
  tables: { payments: paymentsIn, ledger: ledgerIn },
  states: checkoutStates,
};
