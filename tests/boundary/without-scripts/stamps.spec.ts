import { individual } from '../../journeys/purchase.ts';
import { goesToPay, paysOnce } from './steps.ts';
import { expect, test } from './visitor.ts';

test('a shopper without scripts composes stamps, sees them as they will be printed, and buys them once', async ({
  visitor,
  backend,
}) => {
  await test.step('a price and a preview are there from the beginning', async () => {
    await visitor.opens('/mon-timbre-en-ligne');
    await visitor.follows('Préparer mes timbres');
    expect(visitor.title).toBe('Vos timbres');
    visitor.shows('1,49 €');
    visitor.shows(/Page 1 sur 1\. Timbre « Sans visuel », Lettre verte, 20 g/);
  });

  await test.step('what is chosen is drawn on demand, on the sheet from its first free cell', async () => {
    visitor.ticks('Coquelicot', /^Planche de 24/);
    visitor.fills({ quantity1: '30' });
    await visitor.presses('Mettre à jour l’aperçu');
    visitor.ticks(/^Case 10,/);
    await visitor.presses('Mettre à jour l’aperçu');
    expect(visitor.at).toContain('apercu=1');
    visitor.shows('44,70 €');
    visitor.shows(/Page 2 sur 2\. Timbre « Coquelicot »/);
  });

  await test.step('another line begins like the last, and a letter that does not go there is said at its field', async () => {
    await visitor.presses('Ajouter d’autres timbres');
    expect([visitor.valueOf('quantity1'), visitor.valueOf('quantity2')]).toEqual(['30', '30']);
    visitor.fills({ destination2: 'BE', quantity2: '2' });
    await visitor.presses('Continuer');
    expect(visitor.alert).toMatch(/Timbres 2 : ce type de lettre ne part pas/);
    visitor.fills({ letter2: 'WORLD' });
    await visitor.presses('Continuer');
    expect(visitor.title).toBe('Récapitulatif');
    visitor.shows('2 × Lettre internationale, Belgique, 20 g, Coquelicot');
    visitor.unfolds(/Voir le détail$/);
    visitor.shows('44,70 €');
  });

  await test.step('a double click makes one line of the cart', async () => {
    await visitor.presses('Ajouter au panier', { often: 2 });
    expect(visitor.title).toBe('Votre panier');
    expect(visitor.count(/Planche de 24 étiquettes, 63,5 × 33,9 mm, à partir de la case 10/)).toBe(1);
  });

  await test.step('the line is changed in its journey, in place', async () => {
    await visitor.presses(/^Modifier Mon timbre/);
    expect(visitor.title).toBe('Vos timbres');
    await visitor.presses('Retirer les timbres 2');
    visitor.hides('Timbres 2');
    visitor.fills({ quantity1: '3' });
    await visitor.presses('Continuer');
    await visitor.presses('Enregistrer les modifications');
    expect([visitor.title, visitor.count(/3 × Lettre verte/)]).toEqual(['Votre panier', 1]);
  });

  await test.step('the same is composed once more, and one of them removed', async () => {
    await visitor.presses(/^Dupliquer Mon timbre/);
    expect(visitor.count(/3 × Lettre verte/)).toBe(2);
    await visitor.presses(/^(Supprimer|Retirer) Mon timbre/, { nth: 0 });
    expect(visitor.names('button', /^Modifier Mon timbre/)).toHaveLength(1);
  });

  await test.step('they are ordered without a delivery, and printed from the order', async () => {
    await goesToPay(visitor, individual);
    visitor.ticks(/je renonce à mon droit de rétractation/);
    await paysOnce(visitor, backend);
    const { orders: made } = await backend.books();
    await backend.advances({ minutes: 1 });
    const { status, type } = await visitor.fetches(`/ecom/commandes/${made[0]}/timbres`);
    expect([status, type]).toEqual([200, 'application/pdf']);
  });
});

test('a shopper without scripts has an address printed on each envelope, with as many stamps as there are recipients', async ({
  visitor,
}) => {
  await visitor.opens('/mon-timbre-en-ligne/parcours/configuration');
  visitor.ticks(/^Enveloppe DL/, /^Imprimer aussi l’adresse/);
  await visitor.presses('Recalculer le prix');
  visitor.shows('Total TTC dès');
  visitor.shows('Un timbre par destinataire : vous indiquez les destinataires à l’étape suivante.');
  await visitor.presses('Continuer');
  expect(visitor.title).toBe('Destinataires');
  visitor.fills({
    pasted: 'Mme Contact ACHATS\n4 rue du Port\n71000 Mâcon\n\nM. Autre Contact\n6 rue du Port\n71000 Mâcon',
  });
  await visitor.presses('Continuer');
  expect(visitor.title).toBe('Récapitulatif');
  visitor.shows(/Page 2 sur 2\..*6 RUE DU PORT/);
  visitor.shows('2 adresses imprimées, chacune avec son timbre');
  await visitor.presses('Ajouter au panier');
  visitor.shows(/Contact ACHATS, 71000 Mâcon, et 1 de plus/);
  await visitor.presses(/^Modifier Mon timbre/);
  await visitor.presses('Continuer');
  visitor.shows('2 destinataires');
});
