import { HttpResponse, http } from 'msw';
import { enter, isCharged } from '../records/ledger.ts';
import { type PaymentSession, type ProviderMessage, SIGNATURE_HEADER } from '../records/payment-messages.ts';
import { type PaymentRecord, type PaymentStatus, paymentsIn } from '../records/payments.ts';
import { nowIn } from '../shared/calendar/clock.ts';
import { isAnswer, refusal, unknownResource } from '../shared/problems.ts';
import { isSigned } from '../shared/requests/signature.ts';
import { settings } from '../shared/settings.ts';
import { DEFAULT_WORLD, type World, worldNamed } from '../shared/world.ts';
import { PENDING_FOR } from './payments.ts';
import { settleAtPayPal } from './paypal.ts';
import { changePayment, settle } from './settlement.ts';

async function signedMessage(request: Request): Promise<ProviderMessage> {
  const text = await request.text();
  const isGenuine = await isSigned(settings.paymentSecret, text, request.headers.get(SIGNATURE_HEADER));
  if (!isGenuine) throw refusal(401, { type: 'InvalidSignatureError', message: 'The signature does not match.' });
  return JSON.parse(text) as ProviderMessage;
}

function paymentIn(world: World, id: string): PaymentRecord {
  const payment = paymentsIn(world).findFirst((q) => q.where({ id }));
  if (!payment) throw unknownResource(id);
  return payment;
}

const sessionAnswer = (world: World, payment: PaymentRecord): PaymentSession => ({
  paymentId: payment.id,
  status: payment.status,
  cents: payment.cents,
  mode: payment.mode,
  lang: payment.lang,
  returnUrl: payment.returnUrl,
  isCharged: isCharged(world, payment.id),
  openUntil: payment.activeAt + PENDING_FOR,
});

const ANNOUNCED: PaymentStatus[] = ['AUTHORISED', 'REFUSED', 'CANCELLED', 'EXPIRED'];

async function answerProvider(
  request: Request,
  work: (world: World, message: ProviderMessage) => Promise<PaymentRecord>,
) {
  try {
    const message = await signedMessage(request);
    const world = worldNamed(message.world ?? DEFAULT_WORLD);
    const payment = await world.exclusively(() => work(world, message));
    return HttpResponse.json(sessionAnswer(world, payment));
  } catch (thrown) {
    if (isAnswer(thrown)) return thrown;
    throw thrown;
  }
}

/** The operations that only the payment provider calls. */
export const providerHandlers = [
  http.post('*/payment/sessions', ({ request }) =>
    answerProvider(request, async (world, { paymentId, isLook = false }) => {
      const payment = paymentIn(world, paymentId);
      // Whoever is at the provider's page has the whole time again.
      return payment.status === 'PENDING' && !isLook
        ? changePayment(world, payment, { activeAt: nowIn(world) })
        : payment;
    }),
  ),

  http.post('*/payment/charges', ({ request }) =>
    answerProvider(request, async (world, { paymentId }) => {
      const payment = paymentIn(world, paymentId);
      // The shopper gave the payment up while the bank's page was open: nothing is taken any more.
      if (payment.status !== 'PENDING') return payment;
      await enter(world, { kind: 'charge', paymentId, cents: payment.cents });
      return payment;
    }),
  ),

  http.post('*/payment/paypal', ({ request }) =>
    answerProvider(request, async (world, { paymentId }) => settleAtPayPal(world, paymentIn(world, paymentId))),
  ),

  http.post('*/payment/notifications', ({ request }) =>
    answerProvider(request, async (world, { paymentId, status, detail }) => {
      if (!status || !ANNOUNCED.includes(status)) throw refusal(400, { type: 'ValidationError', subject: 'status' });
      return settle(world, paymentIn(world, paymentId), status, detail ?? null);
    }),
  ),
];
