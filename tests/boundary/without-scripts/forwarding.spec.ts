import { theForwardingAnswers } from '#domain/forwarding/examples.ts';
import { individual } from '../../journeys/purchase.ts';
import { goesToPay, paysOnce } from './steps.ts';
import { expect, test } from './visitor.ts';

const answers = Object.entries(theForwardingAnswers());

test('a shopper without scripts composes a forwarding contract and buys it once, from the renewal link to the confirmation', async ({
  visitor,
  backend,
}) => {
  await test.step('the renewal link shows the contracts of its type, at their whole price', async () => {
    await visitor.opens('/demenagement-absence/parcours/besoins?contractType=definitive');
    expect(visitor.title).toBe('Vos besoins');
    visitor.hides('Réexpédition temporaire');
    visitor.shows('49,90 €');
    expect(visitor.isTicked(/^Réexpédition définitive en France, 6 mois/), 'nothing is chosen for the shopper').toBe(
      false,
    );
    visitor.ticks(/^Réexpédition définitive en France, 6 mois/);
    await visitor.presses('Continuer');
    expect(visitor.title).toBe('Activation et dates');
  });

  await test.step('too close a day is refused with the first possible one', async () => {
    visitor.ticks(/^Par un code reçu par courrier/);
    visitor.fills({ 'Premier jour': '2020-01-02' });
    await visitor.presses('Continuer');
    expect(visitor.alert).toContain('La première possible est le');
    visitor.fills({ 'Premier jour': visitor.limitOf('Premier jour') });
    await visitor.presses('Continuer');
    expect(visitor.title).toBe('Adresses');
  });

  await test.step('two addresses and a household lead to the summary', async () => {
    visitor.fills(Object.fromEntries(answers.filter(([field]) => /^(from|to)\./.test(field))));
    await visitor.presses('Continuer');
    expect([visitor.title, visitor.valueOf('Nom 1')]).toEqual(['Bénéficiaires', 'Compte Particulier']);
    await visitor.presses('Continuer');
    expect([visitor.title, visitor.count(/29200 BREST/)]).toEqual(['Récapitulatif', 1]);
  });

  await test.step('nothing is bought for others without their agreement', async () => {
    await visitor.presses('Ajouter au panier');
    expect(visitor.alert).not.toBe('');
    visitor.ticks(/J’habite à l’adresse de départ/);
    await visitor.presses('Ajouter au panier', { often: 2 });
    expect([visitor.title, visitor.count(/29200 Brest/)]).toEqual(['Votre panier', 1]);
  });

  await test.step('it is ordered without a delivery, and confirmed', async () => {
    await goesToPay(visitor, individual);
    await paysOnce(visitor, backend);
    visitor.shows('Quantité : 1');
  });
});
