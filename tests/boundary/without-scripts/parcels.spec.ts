import { theContents, theParcelAnswers } from '#domain/parcels/examples.ts';
import { individual } from '../../journeys/purchase.ts';
import { goesToPay, paysOnce } from './steps.ts';
import { expect, type PlainVisitor, test } from './visitor.ts';

const answers = Object.entries(theParcelAnswers());
const fieldsOf = (start: RegExp) => Object.fromEntries(answers.filter(([field]) => start.test(field)));

/** As a cart, a payment page and an order name it. */
const point = /06\s12\s34\s56\s78.*Point de retrait : Bureau de poste Lyon, .* 69002 Lyon \(69382-\d\)/;

async function describes(visitor: PlainVisitor, over: Record<string, string> = {}): Promise<void> {
  visitor.fills({ destination: 'FR', postalCode: '71000', weight: '0,92', ...over });
  await visitor.presses('Continuer');
}

test('a shopper without scripts composes a parcel in four screens, changes and copies it in the cart, and buys both', async ({
  visitor,
  backend,
}) => {
  await test.step('what is sent has a price, and the weight left before the next one', async () => {
    await visitor.opens('/colissimo-en-ligne');
    await visitor.follows('Commencer');
    expect(visitor.title).toBe('Votre colis');
    await describes(visitor);
    visitor.unfolds(/Voir le détail$/);
    expect([visitor.title, visitor.count(/Il reste 80 g avant le palier de poids suivant/)]).toEqual(['Livraison', 1]);
  });

  await test.step('a pickup point is found by the shop’s own finder', async () => {
    await visitor.presses('Choisir un point de retrait');
    visitor.fills({ 'Code postal': '69002' });
    await visitor.presses('Rechercher');
    await visitor.presses(/^Choisir ce point/, { nth: 0 });
    expect(visitor.names('a')).toContain('Choisir un autre point');
    await visitor.presses('Continuer');
    expect(visitor.title).toBe('Adresses');
  });

  await test.step('an address and a name lead to the summary: the label names the point', async () => {
    visitor.fills(fieldsOf(/^(sender\.|recipient\.(?!street|city))/));
    visitor.fills({ 'recipient.email': 'contact@exemple.fr', 'recipient.mobilePhone': '0612345678' });
    await visitor.presses('Continuer');
    expect([visitor.title, visitor.count(/POINT DE RETRAIT 69382-\d/)]).toEqual(['Dépôt et récapitulatif', 1]);
    expect(visitor.count(/71000 MACON/), 'a home is neither asked nor printed').toBe(0);
  });

  await test.step('the list of dangerous goods is asked before it is acknowledged', async () => {
    visitor.fills({ 'Que contient votre colis': 'briquet' });
    await visitor.presses('Vérifier');
    visitor.shows('Il contient un gaz inflammable.');
    visitor.ticks(/En bureau de poste/, /Mon colis ne contient aucune/);
    visitor.fills({ 'Jour du dépôt': visitor.options('Jour du dépôt')[1] });
    await visitor.presses('Ajouter au panier');
    expect(visitor.title).toBe('Votre panier');
    visitor.shows('9,40 €');
    visitor.shows(point);
  });

  await test.step('« Modifier » changes the line in place', async () => {
    await visitor.presses(/^Modifier Colissimo/);
    expect(visitor.title).toBe('Dépôt et récapitulatif');
    await visitor.follows('Modifier : Votre colis');
    await describes(visitor, { weight: '1,5' });
    for (const step of ['Livraison', 'Adresses']) {
      expect(visitor.title).toBe(step);
      await visitor.presses('Continuer');
    }
    expect(visitor.title).toBe('Dépôt et récapitulatif');
    await visitor.presses('Enregistrer les modifications');
    expect(visitor.title).toBe('Votre panier');
    visitor.shows('10,99 €');
  });

  await test.step('« Dupliquer » asks again about dangerous goods, and both parcels are read as one line', async () => {
    await visitor.presses(/^Dupliquer Colissimo/);
    expect(visitor.title).toBe('Dépôt et récapitulatif');
    await visitor.presses('Ajouter au panier');
    expect(visitor.status).toBe(422);
    visitor.ticks(/Mon colis ne contient aucune/);
    await visitor.presses('Ajouter au panier');
    expect(visitor.title).toBe('Votre panier');
    visitor.shows(/2 colis.*21,98 €/);
    for (const deed of ['Modifier', 'Dupliquer', 'Supprimer'])
      expect(visitor.names('button', new RegExp(`^${deed} Colissimo`))).toHaveLength(2);
  });

  await test.step('they are ordered without a delivery, and confirmed', async () => {
    await goesToPay(visitor, individual);
    visitor.shows(point);
    visitor.ticks(/je renonce à mon droit de rétractation/);
    await paysOnce(visitor, backend);
    visitor.shows('21,98 €');
    visitor.shows(point);
  });

  await test.step('« Préparer le même colis » asks for the day and about dangerous goods alone; the parcel is saved under a name', async () => {
    await visitor.follows('Voir le détail de la commande');
    await visitor.presses(/^Préparer le même colis/, { nth: 0 });
    expect(visitor.title).toBe('Dépôt et récapitulatif');
    visitor.shows(/1,5 kg/);
    await visitor.presses('Ajouter au panier');
    expect([visitor.status, visitor.valueOf('Jour du dépôt')]).toEqual([422, '']);
    await visitor.presses('Enregistrer ce colis');
    visitor.fills({ 'Nom du colis': 'Boîte M' });
    await visitor.presses('Enregistrer');
    visitor.shows('Le colis est enregistré.');
    await visitor.opens('/colissimo-en-ligne');
    await visitor.presses(/^Utiliser le colis « Boîte M »/);
    expect([visitor.title, visitor.valueOf('Poids du colis emballé, en kg')]).toEqual(['Votre colis', '1,5']);
  });
});

test('a shopper without a printer or scripts has a QR code in place of a label, which a counter takes once', async ({
  visitor,
  backend,
}) => {
  await test.step('an offer that needs no printer goes on without one', async () => {
    await visitor.opens('/envoi-colis/comparer-transporteurs/parcours/votre-colis');
    visitor.fills({
      'Code postal de départ': '69002',
      'Code postal d’arrivée': '71000',
      'Poids, emballage compris, en kg': '0,92',
    });
    await visitor.presses('Voir les offres');
    visitor.ticks('sans imprimante');
    await visitor.presses('Appliquer');
    await visitor.presses(/^Choisir – Colissimo en ligne – Domicile$/);
    expect(visitor.title).toBe('Adresses');
  });

  await test.step('the summary offers the places that print the label, and says what is bought', async () => {
    visitor.fills(fieldsOf(/^(sender|recipient)\./));
    await visitor.presses('Continuer');
    expect(visitor.title).toBe('Dépôt et récapitulatif');
    expect(() => visitor.ticks(/boîte aux lettres/)).toThrow(/^There is no/);
    visitor.unfolds(/Voir le détail$/);
    visitor.shows('Imprimée au dépôt, avec un code QR');
    visitor.ticks(/En bureau de poste/, /Mon colis ne contient aucune/);
    visitor.fills({ 'Jour du dépôt': visitor.options('Jour du dépôt')[1] });
    await visitor.presses('Ajouter au panier');
    visitor.shows(/imprimée au dépôt, sur présentation d’un code QR/);
  });

  await goesToPay(visitor, individual);
  visitor.shows(/imprimée au dépôt, sur présentation d’un code QR/);
  visitor.ticks(/je renonce à mon droit de rétractation/);
  await paysOnce(visitor, backend);
  visitor.shows(/imprimée au dépôt, sur présentation d’un code QR/);
  await backend.advances({ minutes: 1 });
  await visitor.follows('Voir le détail de la commande');
  const order = visitor.at;
  await visitor.follows('Afficher le code QR');
  expect(visitor.title).toBe('Code de dépôt');
  const [code = ''] = /(?:[2-9A-HJ-NP-Z]{4} ){3}/.exec(visitor.words) ?? [];
  const page = visitor.at;
  expect(await backend.handsIn(code)).toContain('pris en charge');
  expect(await backend.handsIn(code)).toContain('déjà servi');
  await visitor.opens(page);
  visitor.shows(/Ce code a servi le/);
  await visitor.opens(order);
  visitor.shows('Pris en charge par le transporteur');
  expect(visitor.names('a')).not.toContain('Faire rembourser une étiquette');
});

test('customs are told what is inside where they ask, and only there', async ({ visitor }) => {
  await visitor.opens('/colissimo-en-ligne/parcours/votre-colis');
  await describes(visitor, { destination: 'RE', postalCode: '97400', weight: '1,2' });
  expect(visitor.title).toBe('Livraison');
  expect(() => visitor.ticks(/^Domicile/), 'a way that does not lead there').toThrow(/^There is no/);
  visitor.ticks(/^Par avion/);
  await visitor.presses('Continuer');
  visitor.fills(fieldsOf(/^(sender|recipient)\./));
  visitor.fills({ 'recipient.streetName': '12 rue de Paris', 'recipient.city': 'Saint-Denis' });
  await visitor.presses('Continuer');
  expect(visitor.title).toBe('Contenu et douane');
  visitor.shows('formulaire CN23');
  await visitor.presses('Ajouter un article');
  visitor.shows('Article 2');
  await visitor.presses('Retirer le dernier article');
  visitor.hides('Article 2');
  const { articles: _, ...contents } = theContents();
  visitor.fills(contents);
  await visitor.presses('Continuer');
  expect(visitor.title).toBe('Dépôt et récapitulatif');
  visitor.shows(/Standard OM.*2 × Livre/);
});

test('a suspended destination says since when and why, before any address', async ({ visitor }) => {
  await visitor.opens('/colissimo-en-ligne/parcours/votre-colis');
  await describes(visitor, { destination: 'US', postalCode: '10001' });
  expect(visitor.alert).toContain('L’envoi vers cette destination est suspendu');
  visitor.shows(/suspendu depuis le 25\/08\/2025.*droits/);
  expect(visitor.valueOf('Code postal de destination')).toBe('10001');
});

test('a professional begins at the address of the specification, and reads that a parcel bears no tax', async ({
  visitor,
}) => {
  await visitor.opens('/professionnel/envoi-colis/colissimo-en-ligne/parcours/');
  expect(visitor.title).toBe('Colissimo en ligne');
  await visitor.follows('Commencer');
  expect(visitor.at).toMatch(/^\/professionnel\/colissimo-en-ligne\/parcours\/votre-colis/);
  await describes(visitor);
  expect(visitor.title).toBe('Livraison');
  visitor.ticks(/^Domicile ?\d.*€ ?exonéré de TVA/);
});

test('many parcels are pasted, a wrong row is mended in place, and the good one does not wait for it', async ({
  visitor,
}) => {
  await visitor.opens('/professionnel/colissimo-en-ligne');
  await visitor.follows(/^Envoyer plusieurs colis/);
  expect(visitor.title).toBe('Envoyer plusieurs colis');
  const row = (weight: string) => `Achats;Contact;Mme;4 rue du Port;71000;Mâcon;${weight}`;
  visitor.fills({
    'Ou collez vos lignes': ['Nom;Prénom;Civilité;Adresse;CP;Ville;Poids', row('0,92'), row('lourd')].join('\n'),
  });
  await visitor.presses('Lire ces colis');
  expect(visitor.valueOf('Ville')).toBe('recipient.city');
  await visitor.presses('Lire les colis');
  visitor.shows('Un colis prêt, un à corriger');
  visitor.fills({ 'row.1.weight': '1,5' });
  await visitor.presses('Enregistrer et vérifier');
  visitor.shows('2 colis prêts, rien à corriger');
  visitor.fills(fieldsOf(/^sender\./));
  visitor.fills({ 'Où remettez-vous votre colis': 'post-office' });
  visitor.fills({ 'Jour du dépôt': visitor.options('Jour du dépôt')[1] });
  visitor.ticks(/^Aucun de ces colis/);
  await visitor.presses('Ajouter 2 colis au panier');
  expect(visitor.title).toBe('Votre panier');
  visitor.shows('2 colis');
});
