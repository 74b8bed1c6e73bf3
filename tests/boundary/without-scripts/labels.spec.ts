import { individual, professional } from '../../journeys/purchase.ts';
import { expect, test } from './visitor.ts';

const detail = (name: string) => `/mes-commandes/detail/CMD-26-${name}`;

test('labels are downloaded one by one, in part and all together without scripts, in a format that is remembered', async ({
  visitor,
  backend,
}) => {
  await visitor.signsIn(individual);
  await visitor.opens(detail('COLIS-TROIS'));
  await visitor.follows('Télécharger les étiquettes');
  const { at } = visitor;
  expect([at, visitor.title]).toEqual(['/ecom/e-service/colis/CMD-26-COLIS-TROIS/labels', 'Vos étiquettes']);
  expect(await visitor.saves('Télécharger Étiquette 6A37 5905 9602 1')).toBe('étiquette-6A37590596021.pdf');
  visitor.ticks(/6A04 0439 5432 0/, 'A4, quatre étiquettes par feuille', '3, en bas à gauche');
  await backend.misbehaves({ operation: 'downloadLabel', effect: 'fail', calls: 1 });
  await visitor.presses('Télécharger les étiquettes choisies');
  expect(visitor.alert).toContain('L’étiquette n’a pas pu être téléchargée, veuillez réessayer.');
  expect(visitor.isTicked('3, en bas à gauche')).toBe(true);
  expect(await visitor.saves('Télécharger les étiquettes choisies')).toBe('étiquette-6A04043954320.pdf');
  expect(await visitor.saves(/^Tout télécharger/)).toBe('étiquettes-CMD-26-COLIS-TROIS.pdf');
  await visitor.opens(at);
  expect(visitor.count(/Déjà téléchargée le/)).toBe(3);
  expect(visitor.isTicked('A4, quatre étiquettes par feuille')).toBe(true);
});

test('a label that fails on the order’s page leads back there', async ({ visitor, backend }) => {
  await visitor.signsIn(individual);
  await visitor.opens(detail('COLIS-A-TELECHARGER'));
  await backend.misbehaves({ operation: 'downloadLabel', effect: 'fail', calls: 1 });
  await visitor.follows(/^Télécharger l’étiquette/);
  expect(visitor.alert).toContain('L’étiquette n’a pas pu être téléchargée, veuillez réessayer.');
  expect(visitor.at.split('?')[0]).toBe(detail('COLIS-A-TELECHARGER'));
});

test('the labels of an order are put on one deposit list, which a counter scans and which is then no longer cancelled', async ({
  visitor,
  backend,
}) => {
  await visitor.signsIn(individual);
  await visitor.opens(detail('COLIS-TROIS'));
  await visitor.follows(/^Déposer ces envois avec une seule liste /);
  expect(visitor.title).toBe('Vos listes de dépôt');
  const first = 'Étiquette 6A04 0439 5432 0';
  expect([visitor.isTicked(first), visitor.isTicked(/6A11 4721 8439 0/)]).toEqual([true, false]);
  await visitor.presses('Créer la liste de dépôt');
  visitor.shows('Votre liste de dépôt est prête.');
  const { at } = visitor;
  expect(await visitor.saves('Télécharger la liste (PDF)')).toMatch(/^liste-de-dépôt-BD-26-\d{6}\.pdf$/);
  await backend.misbehaves({ operation: 'cancelDepositList', effect: 'fail', calls: 1 });
  await visitor.presses('Annuler cette liste');
  expect(visitor.alert).toContain('Votre liste de dépôt n’a pas pu être créée ou annulée, veuillez réessayer.');
  await backend.scansDepositList(/BD-26-\d{6}/.exec(at)?.[0] ?? '');
  await visitor.presses('Annuler cette liste');
  expect(visitor.alert).toContain('Cette liste ne peut plus être annulée.');
  visitor.shows('Scannée au guichet');
  await visitor.opens(detail('COLIS-TROIS'));
  visitor.shows('Vos envois sont pris en charge : suivez-les avec leurs numéros.');
});

test('a professional prints labels on the order’s own page', async ({ visitor }) => {
  await visitor.signsIn(professional);
  await visitor.opens(`/professionnel${detail('PRO-COLIS-TROIS')}`);
  expect(await visitor.saves(/^Tout télécharger/)).toBe('étiquettes-CMD-26-PRO-COLIS-TROIS.pdf');
  await visitor.presses('Télécharger les étiquettes choisies');
  expect(visitor.alert).toContain('Choisissez au moins un envoi à télécharger.');
});

test('the refund of a label is asked for, is dated, and shows on the order', async ({ visitor }) => {
  await visitor.signsIn(individual);
  await visitor.opens(detail('COLIS-REMB-MELANGE'));
  await visitor.follows('Faire rembourser une étiquette');
  expect(visitor.title).toBe('Demander un remboursement');
  visitor.shows('Déjà scannée');
  await visitor.presses('Demander le remboursement');
  expect(visitor.alert).toContain('Choisissez au moins une étiquette à rembourser.');
  visitor.ticks('Étiquette 6A23 6090 3863 0');
  visitor.fills({ Motif: 'Colis non envoyé.' });
  await visitor.presses('Demander le remboursement');
  visitor.shows(/Votre demande de remboursement du \d\d\//);
  visitor.shows(/Remboursement demandé le \d\d\//);
  expect(() => visitor.ticks(/^Étiquette/), 'nothing is left to be asked for').toThrow(/^There is no/);
  await visitor.follows('Voir la commande');
  expect(visitor.at).toBe(detail('COLIS-REMB-MELANGE'));
  visitor.shows('En cours de remboursement');
});

test('the refund of unused labels without asking is chosen on the order, and undone', async ({ visitor }) => {
  await visitor.signsIn(individual);
  await visitor.opens(detail('COLIS-TROIS'));
  visitor.shows(/remboursement possible à partir du/);
  await visitor.presses('Me rembourser sans que j’aie à le demander');
  visitor.shows(/remboursement sans demande de votre part/);
  await visitor.presses('Ne plus rembourser sans ma demande');
  visitor.shows(/remboursement possible à partir du/);
});
