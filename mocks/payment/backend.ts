import { type PaymentSession, type ProviderMessage, SIGNATURE_HEADER } from '../records/payment-messages.ts';
import { sign } from '../shared/requests/signature.ts';

export type { PaymentSession };

/** The shop's backend, as the payment provider calls it: every message is signed. */
export interface Backend {
  session(message: ProviderMessage): Promise<PaymentSession | null>;
  /** Records that money was charged. */
  charge(message: ProviderMessage): Promise<PaymentSession | null>;
  notify(message: ProviderMessage): Promise<PaymentSession | null>;
  /** Notifies the backend that an order at PayPal has changed; the backend then reads it there. */
  notifyPayPal(message: ProviderMessage): Promise<PaymentSession | null>;
}

const TIMEOUT = 5000;

export function backendAt(url: string, secret: string): Backend {
  const send = async (path: string, message: ProviderMessage): Promise<PaymentSession | null> => {
    const body = JSON.stringify(message);
    const answer = await fetch(`${url}/payment/${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: await sign(secret, body) },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return answer.ok ? ((await answer.json()) as PaymentSession) : null;
  };
  return {
    session: (message) => send('sessions', message),
    charge: (message) => send('charges', message),
    notify: (message) => send('notifications', message),
    notifyPayPal: (message) => send('paypal', message),
  };
}
