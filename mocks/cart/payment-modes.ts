import type { components } from '#contracts/generated/checkout.ts';
import type { CartRecord } from '../records/carts.ts';
import type { UserRecord } from '../records/users.ts';
import type { Lang, Words } from '../shared/lang.ts';
import { paysLater } from './deferred-payment.ts';

type PaymentMode = components['schemas']['PaymentModeList']['paymentModes'][number];

interface Wording {
  name: Words;
  description: Words;
}

const wordings: Readonly<Record<string, Wording>> = {
  card: {
    name: { fr: 'Carte bancaire', en: 'Bank card' },
    description: { fr: 'CB, Visa ou Mastercard', en: 'CB, Visa or Mastercard' },
  },
  paypal: {
    name: { fr: 'PayPal', en: 'PayPal' },
    description: { fr: 'Avec votre compte PayPal', en: 'With your PayPal account' },
  },
  deferred: {
    name: { fr: 'Paiement différé', en: 'Deferred payment' },
    description: { fr: 'Sur facture mensuelle', en: 'On a monthly invoice' },
  },
};

/** Payment on account is for professionals with a contract. */
export function paymentModesFor(cart: CartRecord, user: UserRecord | null): string[] {
  const deferred = cart.site === 'pro' && user !== null && paysLater(user);
  return ['card', 'paypal', ...(deferred ? ['deferred'] : [])];
}

export const paymentModeAnswer = (code: string, lang: Lang): PaymentMode => {
  const wording = wordings[code];
  return wording ? { code, name: wording.name[lang], description: wording.description[lang] } : { code };
};
