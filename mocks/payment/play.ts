import type { PaymentStatus } from '../records/payments.ts';
import type { Backend, PaymentSession } from './backend.ts';

/** The outcome that the bank plays. */
export type Ending = 'paid' | 'refused' | 'abandoned' | 'late' | 'never';

const LATE = 8000;

const notifications: Record<'paid' | 'refused' | 'abandoned', { status: PaymentStatus; detail: string }> = {
  paid: { status: 'AUTHORISED', detail: '00' },
  refused: { status: 'REFUSED', detail: '51' },
  abandoned: { status: 'CANCELLED', detail: 'ABANDONED' },
};

/** Where the shopper returns, whatever the payment's end: the shop's own address, with the payment's id in its query. */
export function returnUrlOf({ returnUrl, paymentId }: PaymentSession): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment', paymentId);
  return url.href;
}

interface Payment {
  paymentId: string;
  world: string;
}

export interface Bank {
  /** Ends a payment once; pressing again gives the first outcome. */
  end(payment: Payment, ending: Ending): Promise<PaymentSession | null>;
  isOver(session: PaymentSession): boolean;
  close(): void;
}

/** Charges the card and notifies the backend before the shopper returns. */
export function newBank(backend: Backend, late = LATE): Bank {
  const ended = new Map<string, Promise<PaymentSession | null>>();
  const timers = new Set<NodeJS.Timeout>();

  const notifyLater = (message: Parameters<Backend['notify']>[0]) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      backend.notify(message).catch((error) => console.error('A late notification did not arrive', error));
    }, late);
    timers.add(timer);
  };

  const play = async (payment: Payment, ending: Ending): Promise<PaymentSession | null> => {
    const session = await backend.session(payment);
    if (!session || session.status !== 'PENDING' || session.isCharged) return session;
    if (ending === 'refused' || ending === 'abandoned') return backend.notify({ ...payment, ...notifications[ending] });
    const charged = await backend.charge(payment);
    if (ending === 'never' || !charged?.isCharged) return charged;
    const message = { ...payment, ...notifications.paid };
    const answer = ending === 'paid' ? await backend.notify(message).catch(() => null) : null;
    // The card is charged: a backend that missed the notification gets it again later.
    if (!answer) notifyLater(message);
    return answer ?? charged;
  };

  return {
    end: (payment, ending) => {
      const key = `${payment.world}/${payment.paymentId}`;
      const first = ended.get(key) ?? play(payment, ending);
      ended.set(key, first);
      first.catch(() => ended.delete(key));
      return first;
    },
    isOver: ({ status, isCharged }) => status !== 'PENDING' || isCharged,
    close: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
