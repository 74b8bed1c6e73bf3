/** Paying, as several walks without scripts end. */

import { acceptedCard, orderButton } from '../../journeys/purchase.ts';
import type { Backend } from '../../shared/backend.ts';
import { expect, type PlainVisitor } from './visitor.ts';

/** From the cart, where nobody is signed in, to the payment page: what needs no delivery has none. */
export async function goesToPay(visitor: PlainVisitor, email: string): Promise<void> {
  await visitor.presses('Se connecter pour commander');
  await visitor.identifies(email);
  expect(visitor.title).toBe('Paiement');
}

/** Orders, pays by card, and has one confirmed order, which is paid once. */
export async function paysOnce(visitor: PlainVisitor, backend: Backend): Promise<void> {
  await visitor.presses(orderButton);
  expect(visitor.title).toBe('Paiement par carte');
  visitor.fills({
    'Numéro de carte': acceptedCard,
    'Date d’expiration': '12/39',
    Cryptogramme: '123',
    'Titulaire de la carte': 'Compte Particulier',
  });
  await visitor.presses(/^Payer [\d,]+ €$/);
  expect(visitor.title).toBe('Votre commande est enregistrée');
  expect(await backend.books()).toMatchObject({ charges: 1, orders: [expect.any(String)] });
}
