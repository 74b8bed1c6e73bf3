import { compositionIds } from '#mocks/cart/samples.ts';
import { individual, orderButton, professional } from '../../journeys/purchase.ts';
import {
  confirmedOnce,
  fillsCartWith,
  orders,
  paymentPage,
  paysByCard,
  reachesPayment,
  reachesProvider,
} from './steps.ts';
import { expect, type PlainVisitor, test } from './visitor.ts';

const verifying = 'Votre paiement est en cours de vérification';
const isVerifying = (visitor: PlainVisitor) => expect(visitor.title).toBe(verifying);

test('a bank that asks for a code gets it, and the order is made', async ({ visitor, backend }) => {
  await reachesProvider(visitor);
  await paysByCard(visitor, '4000 0000 0000 3220');
  expect(visitor.title).toBe('Confirmation par votre banque');
  await visitor.fills({ 'Code reçu': '000000' }).presses('Confirmer le paiement');
  visitor.shows('Ce code est faux.');
  await visitor.fills({ 'Code reçu': '123456' }).presses('Confirmer le paiement');
  await confirmedOnce(visitor, backend);
});

test('a bank’s question that was left takes nothing, and the same payment is paid after coming back', async ({
  visitor,
  backend,
}) => {
  await reachesProvider(visitor);
  const started = visitor.url.pathname;
  await paysByCard(visitor, '4000 0000 0000 3220');
  await visitor.opens(paymentPage);
  expect(await backend.books()).toMatchObject({ charges: 0, orders: [] });
  await orders(visitor);
  expect(visitor.url.pathname).toBe(started);
  await paysByCard(visitor);
  await confirmedOnce(visitor, backend);
});

test('a refused card leads back to the message with the cart intact, and another card pays', async ({
  visitor,
  backend,
}) => {
  await reachesProvider(visitor);
  const first = visitor.url.pathname;
  await paysByCard(visitor, '4000 0000 0000 0002');
  visitor.shows('Votre paiement a été refusé. Votre panier est intact', 'Vous n’avez pas été débité.');
  expect(visitor.url.hash, 'the keyboard begins at the message').toBe('#message');
  await orders(visitor);
  expect(visitor.url.pathname, 'another attempt is another payment').not.toBe(first);
  await paysByCard(visitor);
  await confirmedOnce(visitor, backend);
});

test('a shopper who goes back from the card page and chooses PayPal pays by PayPal, once', async ({
  visitor,
  backend,
}) => {
  await reachesProvider(visitor);
  const cardPage = visitor.url.href;
  await visitor.opens(paymentPage);
  await visitor.ticks(/^PayPal/).presses(orderButton);
  expect(visitor.title).toBe('Payer avec PayPal');

  await test.step('the page of the card takes no money any more, and leads to what took its place', async () => {
    await visitor.opens(cardPage);
    expect(visitor.title).toBe('Ce paiement est terminé');
    await visitor.follows('Revenir à la boutique');
    isVerifying(visitor);
  });

  await test.step('the payment page says that a payment has begun', async () => {
    await visitor.opens(paymentPage);
    visitor.shows('Vous avez commencé à payer cette commande (PayPal).');
    expect(visitor.isTicked(/^PayPal/)).toBe(true);
  });
  await visitor.presses(orderButton);
  await visitor.presses('Payer avec PayPal');
  await confirmedOnce(visitor, backend);
});

test('a shopper who cancels at the provider is back at the payment page, and nothing was charged', async ({
  visitor,
  backend,
}) => {
  await reachesProvider(visitor);
  await visitor.presses('Annuler et revenir à la boutique');
  visitor.shows(
    'Vous avez abandonné le paiement. Votre panier est intact : vous pouvez réessayer ou choisir un autre moyen de paiement.',
  );
  expect(visitor.names('button', orderButton)).toHaveLength(1);
  expect(await backend.books()).toMatchObject({ charges: 0, orders: [] });
});

test('a payment without an outcome never shows as failed, and starts no second one', async ({ visitor, backend }) => {
  await reachesProvider(visitor);
  const started = visitor.url.pathname;
  await visitor.presses('Payer, la boutique n’est jamais prévenue');
  isVerifying(visitor);
  visitor.hides(/échou|refus|débité/i);

  await visitor.opens(paymentPage);
  await visitor.presses(orderButton);
  expect(visitor.title).toBe('Ce paiement est terminé');
  expect(visitor.url.pathname, 'the same payment').toBe(started);
  await visitor.follows('Revenir à la boutique');
  isVerifying(visitor);
  expect(await backend.books()).toMatchObject({ charges: 1, orders: [] });

  await test.step('a quarter of an hour later the backend has asked the bank itself', async () => {
    await backend.advances({ minutes: 16 });
    await visitor.waits();
    await confirmedOnce(visitor, backend);
  });
});

for (const effect of ['fail', 'reset'] as const) {
  test(`a payment whose start was not answered (${effect}) is verified, and the order is made once`, async ({
    visitor,
    backend,
  }) => {
    await reachesPayment(visitor);
    await backend.misbehaves({ operation: 'startPayment', effect, when: 'after', calls: 1 });
    await visitor.presses(orderButton);
    isVerifying(visitor);
    await visitor.follows('Revenir à la page de paiement');
    await paysByCard(visitor);
    await confirmedOnce(visitor, backend);
  });

  test(`a paid order that the backend does not tell of (${effect}) is verified, then confirmed`, async ({
    visitor,
    backend,
  }) => {
    await reachesProvider(visitor);
    await backend.misbehaves({ operation: 'getPayment', effect });
    await paysByCard(visitor);
    isVerifying(visitor);
    await visitor.waits();
    isVerifying(visitor);
    await backend.behaves();
    await visitor.waits();
    await confirmedOnce(visitor, backend);

    await test.step('and neither asking again nor the page of the payment orders again', async () => {
      const code = (await backend.books()).orders[0] ?? '';
      await visitor.reloads();
      visitor.shows(code);
      await visitor.opens(paymentPage);
      expect(visitor.title).toBe('Votre panier');
      await visitor.goesBack();
      await confirmedOnce(visitor, backend);
    });
  });
}

test('a page that verifies asks a few times, then waits to be asked', async ({ visitor }) => {
  await reachesProvider(visitor);
  const payment = visitor.url.pathname.split('/').pop();
  await visitor.opens(`${paymentPage}/retour?payment=${payment}&essai=6`);
  let asked = 0;
  for (; visitor.waitsFor !== null && asked < 9; asked += 1) await visitor.waits();
  expect(asked, 'it has asked by itself').toBeGreaterThan(0);
  visitor.shows('La vérification prend plus de temps que prévu.');
  await visitor.follows('Vérifier à nouveau');
  visitor.shows('Votre paiement n’est pas encore confirmé.');
});

/** A professional with shipping labels in the cart opens the payment page. */
async function paysForShippingLabels(visitor: PlainVisitor, email: string): Promise<void> {
  await fillsCartWith(visitor, compositionIds.threeLabels, '/professionnel');
  await visitor.opens(`/professionnel${paymentPage}`);
  await visitor.identifies(email);
}

test('a professional with an account pays later, and no card is asked for', async ({ visitor, backend }) => {
  await paysForShippingLabels(visitor, professional);
  await visitor.ticks(/^Paiement différé.*Solde disponible/).presses(orderButton);
  expect(visitor.title).toBe('Votre commande est enregistrée');
  visitor.shows('cette commande figurera sur votre prochaine facture mensuelle');
  expect(await backend.books()).toMatchObject({ charges: 0, orders: [expect.any(String)] });
});

test('an account that does not cover the order says what it lacks, and a card pays', async ({ visitor, backend }) => {
  await paysForShippingLabels(visitor, 'pro-petit-solde@exemple.fr');
  expect(visitor.isDisabled(/^Paiement différé.*Il manque [\d,]+ €/)).toBe(true);
  await orders(visitor);
  await paysByCard(visitor);
  await confirmedOnce(visitor, backend);
});

test('a refused card, then a capture that PayPal declines, then PayPal pays once', async ({ visitor, backend }) => {
  await reachesProvider(visitor);
  await paysByCard(visitor, '4000 0000 0000 0002');
  for (const play of ['Approuver, PayPal refuse le débit', 'Payer avec PayPal']) {
    visitor.shows('Vous n’avez pas été débité.');
    await visitor.ticks(/^PayPal/).presses(orderButton);
    expect(visitor.title).toBe('Payer avec PayPal');
    await visitor.presses(play);
  }
  await confirmedOnce(visitor, backend);
});

test('a letter is ordered only once the withdrawal was given up, and the order remembers when', async ({
  visitor,
  backend,
}) => {
  await fillsCartWith(visitor, compositionIds.letter);
  await visitor.opens(paymentPage);
  await visitor.identifies(individual);
  const box = /je renonce à mon droit de rétractation/;
  expect(visitor.isTicked(box)).toBe(false);
  await visitor.presses(orderButton);
  expect(visitor.url.searchParams.get('motif')).toBe('retractation');
  expect((await backend.books()).orders).toEqual([]);
  visitor.shows('Cochez cette case pour commander');
  await orders(visitor.ticks(box));
  await paysByCard(visitor);
  await confirmedOnce(visitor, backend);
  visitor.shows(/vous avez demandé que les services en ligne commencent dès le paiement/);
});

test('a session that ends before the order, and again at the bank, keeps cart, address and way of paying', async ({
  visitor,
  backend,
}) => {
  await reachesPayment(visitor);
  visitor.ticks(/^PayPal/);
  await visitor.sessionEnds();
  await visitor.presses(orderButton);
  visitor.shows('Votre session a été déconnectée', '69002 LYON');
  expect(visitor.isTicked(/^PayPal/)).toBe(true);
  expect(await backend.books()).toMatchObject({ charges: 0, orders: [] });
  await orders(visitor.ticks(/^Carte bancaire/));
  await visitor.sessionEnds();
  await paysByCard(visitor);
  await confirmedOnce(visitor, backend);
});

test('going back from the provider and ordering again resumes the same payment', async ({ visitor, backend }) => {
  await reachesProvider(visitor);
  const started = visitor.url.href;
  await visitor.opens(paymentPage);
  await orders(visitor);
  expect(visitor.url.href).toBe(started);
  await paysByCard(visitor);
  await confirmedOnce(visitor, backend);
});

test('ten orders posted at the same moment start one payment, which is paid once from any of them', async ({
  visitor,
  backend,
}) => {
  await reachesPayment(visitor);
  const tabs = Array.from({ length: 10 }, () => visitor.inAnotherTab());
  await Promise.all(tabs.map((tab) => tab.opens(paymentPage)));
  await Promise.all(tabs.map((tab) => tab.presses(orderButton)));
  expect(new Set(tabs.map(({ url }) => url.href)).size, 'the same key leads everyone to the same payment').toBe(1);
  const [first, second] = tabs as [PlainVisitor, PlainVisitor];
  await paysByCard(first);
  await confirmedOnce(first, backend);
  await paysByCard(second);
  await confirmedOnce(second, backend);
});
