import { proPath as pro } from '#domain/shared/mode.ts';
import type { Upstream } from './checkout-upstreams.ts';

const [payment, back] = ['/checkout/paiement', '/checkout/paiement/retour'];

const order = { intent: 'order', mode: 'card' };

const pay: Upstream[] = [
  { operation: 'getCart', path: payment, says: 'cartFetch', whole: true },
  { operation: 'getDeliveryModes', path: payment, says: 'deliveryModesFetch', whole: true },
  { operation: 'getPaymentModes', path: payment, says: 'paymentChoice' },
  { operation: 'getPayments', path: payment, says: null },
  { operation: 'getCart', path: payment, form: order, says: 'paymentModePost' },
  { operation: 'getDeliveryModes', path: payment, form: order, says: 'paymentModePost' },
  { operation: 'getPayments', path: payment, form: order, says: 'paymentModePost', except: ['not-found'] },
  { operation: 'getPaymentModes', path: payment, form: order, says: 'paymentChoice' },
  { operation: 'setPaymentMode', bodiless: true, path: payment, form: order, says: 'paymentModeSelection' },
  { operation: 'startPayment', path: payment, form: order, says: 'paymentModePost', except: ['hang'] },
  {
    operation: 'getPayments',
    except: ['not-found', 'slow'],
    path: `${back}?panier={cart}`,
    says: 'Votre paiement est en cours de vérification',
  },
];

const invoiced: Upstream[] = [
  {
    operation: 'setBillingAddress',
    bodiless: true,
    path: pro('/checkout/livraison'),
    form: { intent: 'billing-number', entreprise: '35600000000048' },
    says: 'addressUpdate',
  },
];

const deferred: Upstream[] = [
  { operation: 'getDeferredPayment', path: pro(payment), says: null },
  { operation: 'getUser', path: pro(payment), says: null },
  {
    operation: 'setPaymentMode',
    bodiless: true,
    path: pro(payment),
    form: { ...order, mode: 'deferred' },
    says: 'paymentModeSelection',
  },
  {
    operation: 'startPayment',
    path: pro(payment),
    form: { ...order, mode: 'deferred' },
    says: 'paymentModePost',
    except: ['hang'],
  },
];

/** A professional without a contract who may be offered one. */
const offered: Upstream[] = [
  { operation: 'getDeferredPayment', path: pro(payment), says: null },
  { operation: 'getCompanyInfo', path: pro(payment), says: null },
];

const verifying = 'Votre paiement est en cours de vérification';
const verified: Upstream[] = [
  { operation: 'getPayment', path: `${back}?payment={payment}`, says: verifying, except: ['not-found'] },
];

const confirmed: Upstream[] = [
  {
    operation: 'getOrder',
    path: pro('/checkout/confirmation?commande={order}'),
    says: 'orderFetch',
    whole: true,
    except: ['not-found'],
  },
];

/** By page. */
export const askedByPayment = { payment: pay, invoiced, deferred, offered, verified, confirmed };
