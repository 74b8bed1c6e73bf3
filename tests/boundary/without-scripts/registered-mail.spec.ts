import { theMailAnswers } from '#domain/registered-mail/examples.ts';
import { individual } from '../../journeys/purchase.ts';
import { goesToPay, paysOnce } from './steps.ts';
import { expect, test } from './visitor.ts';

const answers = Object.entries(theMailAnswers());

test('a shopper without scripts composes a registered letter and buys it once, from its entry to the confirmation', async ({
  visitor,
  backend,
}) => {
  await visitor.opens('/vignette-recommandee-en-ligne');
  await visitor.follows('Commencer');
  expect(visitor.title).toBe('Votre recommandé');
  visitor.fills({ Destination: 'FR', 'Poids, enveloppe comprise': '170' });
  visitor.ticks(/^R2/, 'Avis de réception');
  await visitor.presses('Continuer');
  expect(visitor.title).toBe('Adresses et dépôt');

  await visitor.opens('/');
  visitor.shows('Votre recommandé en cours');
  await visitor.follows('Reprendre Votre recommandé en cours');
  expect(visitor.title).toBe('Adresses et dépôt');

  await visitor.presses('Continuer');
  expect(visitor.alert).toMatch(/Expéditeur : saisissez le prénom\..*Destinataire : saisissez une rue/);

  visitor.fills(Object.fromEntries(answers.filter(([field]) => /^(sender|recipient)\./.test(field))));
  visitor.ticks(/^En bureau de poste/);
  visitor.fills({ 'Jour du dépôt': visitor.options('Jour du dépôt')[2] });
  await visitor.presses('Continuer');
  expect(visitor.title).toBe('Récapitulatif');
  expect(visitor.count(/71040 MACON CEDEX 9/)).toBe(1);

  await visitor.presses('Ajouter au panier', { often: 2 });
  expect(visitor.title).toBe('Votre panier');
  expect(visitor.names('a', 'Vignette recommandée en ligne')).toHaveLength(1);

  await goesToPay(visitor, individual);
  visitor.ticks(/je renonce à mon droit de rétractation/);
  await paysOnce(visitor, backend);
  visitor.shows(/Vignette recommandée en ligne.*Quantité : 1/);
});
