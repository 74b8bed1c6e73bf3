import { type PayPalCreation, type PayPalOrder, payPalOrders } from '../payment/paypal-orders.ts';
import type { PaymentRecord } from '../records/payments.ts';
import { settings } from '../shared/settings.ts';
import { WORLD_HEADER, type World } from '../shared/world.ts';
import { changePayment, settle } from './settlement.ts';

/** How the backend reaches PayPal. */
function ask(world: World, path: string, { requestId, body }: { requestId?: string; body?: PayPalCreation } = {}) {
  const headers = new Headers({ 'content-type': 'application/json', [WORLD_HEADER]: world.name });
  if (requestId) headers.set('PayPal-Request-Id', requestId);
  const method = requestId ? 'POST' : 'GET';
  const sent = body ? { body: JSON.stringify(body) } : {};
  return payPalOrders(new Request(`${settings.paymentUrl}/v2/checkout/orders${path}`, { method, headers, ...sent }));
}

/** Creates PayPal's order for a payment, once; the shopper approves it on PayPal's page. */
export async function beginAtPayPal(world: World, payment: PaymentRecord): Promise<PaymentRecord> {
  const back = new URL(payment.returnUrl);
  back.searchParams.set('payment', payment.id);
  const context = { return_url: back.href, cancel_url: back.href, locale: payment.lang === 'en' ? 'en-GB' : 'fr-FR' };
  const value = (payment.cents / 100).toFixed(2);
  const answer = await ask(world, '', {
    requestId: payment.id,
    body: {
      intent: 'CAPTURE',
      purchase_units: [{ reference_id: payment.id, amount: { currency_code: 'EUR', value } }],
      payment_source: { paypal: { experience_context: context } },
    },
  });
  const { id, links } = (await answer.json()) as PayPalOrder;
  const approveUrl = links.find(({ rel }) => rel === 'payer-action')?.href ?? null;
  return changePayment(world, payment, { payPal: { orderId: id, approveUrl } });
}

/**
 * Asks PayPal for the state of an order, and captures an approved one. Only the capture's status decides: a COMPLETED
 * order may have a declined or pending capture.
 */
export async function settleAtPayPal(world: World, payment: PaymentRecord): Promise<PaymentRecord> {
  if (payment.status !== 'PENDING' || !payment.payPal) return payment;
  const { orderId } = payment.payPal;
  const order = await readOrder(await ask(world, `/${orderId}`));
  if (order?.status === 'VOIDED') return settle(world, payment, 'CANCELLED', 'PAYPAL_VOIDED');
  if (order?.status === 'APPROVED') await ask(world, `/${orderId}/capture`, { requestId: `${payment.id}/capture` });
  const captured = order?.status === 'APPROVED' ? await readOrder(await ask(world, `/${orderId}`)) : order;
  const status = captured?.purchase_units[0]?.payments?.captures[0]?.status;
  if (status === 'COMPLETED') return settle(world, payment, 'AUTHORISED', 'PAYPAL_COMPLETED');
  if (status === 'DECLINED') return settle(world, payment, 'REFUSED', 'PAYPAL_DECLINED');
  if (status !== 'PENDING') return payment;
  return changePayment(world, payment, { detail: 'PAYPAL_PENDING', payPal: { orderId, approveUrl: null } });
}

const readOrder = async (answer: Response): Promise<PayPalOrder | null> =>
  answer.ok ? ((await answer.json()) as PayPalOrder) : null;
