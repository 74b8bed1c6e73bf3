import { individual } from '../../journeys/purchase.ts';
import { aPerson, fillsCart, newAddress } from './steps.ts';
import { expect, type PlainVisitor, test } from './visitor.ts';

const save = 'Enregistrer cette adresse';
const useOnce = 'Utiliser sans enregistrer';
const notVerified = 'Non confirmée';
const misspelt = { ...aPerson, 'Numéro et rue': '12 rue de Vaugirad' };

/** Types into the form of a new address, and presses a button. */
const types = async (visitor: PlainVisitor, fields: Record<string, string>, button = save) =>
  visitor.fills(fields).presses(button);

test.beforeEach(async ({ visitor }) => {
  await visitor.signsIn(individual);
  await fillsCart(visitor);
  await visitor.opens(newAddress);
});

test('a new address in Paris is recognised, delivered to and kept in the book', async ({ visitor }) => {
  await types(visitor, { ...aPerson, 'Nom de l’adresse (facultatif)': 'Bureau' });
  for (const line of ['12 RUE DE VAUGIRARD', 'Étage 5 Porte gauche', 'Résidence du Parc', '12A34'])
    expect(visitor.address()).toContain(line);
  expect(visitor.address()).not.toContain(notVerified);
  visitor.shows('L’adresse est enregistrée dans votre carnet.');
  await visitor.follows('Modifier l’adresse');
  expect(visitor.names('field', /^Bureau/)).toHaveLength(1);
});

test('a village is chosen among those of its code', async ({ visitor }) => {
  const { Commune: _, ...withoutTown } = aPerson;
  await types(visitor, { ...withoutTown, 'Numéro et rue': '12 bis rue de l’Église', 'Code postal': '33380' });
  await types(visitor, { Commune: 'Mios' });
  expect(visitor.address()).toContain('33380 MIOS');
});

test('a business with a CEDEX is taken as it is', async ({ visitor }) => {
  visitor.ticks('Adresse professionnelle');
  await types(visitor, {
    ...aPerson,
    'Raison sociale': 'Atelier 3M & Fils',
    'Code postal': '33070',
    Commune: 'Bordeaux CEDEX',
    'Numéro et rue': '',
    'Lieu-dit ou boîte postale (facultatif)': 'BP 40012',
  });
  expect(visitor.address()).toContain('33070 BORDEAUX CEDEX');
  expect(visitor.address()).toContain('Atelier 3M & Fils');
});

test('an address in Belgium asks for what Belgium asks, and keeps what was typed', async ({ visitor }) => {
  await types(visitor, { Prénom: 'Compte', Pays: 'Belgique' }, 'Mettre à jour le formulaire');
  visitor.shows('10 chiffres, commençant par 04.');
  expect(visitor.valueOf('Prénom')).toBe('Compte');
  const belgian = { 'Numéro et rue': 'Rue Neuve 12', 'Code postal': '1000', Commune: 'Bruxelles' };
  await types(visitor, { ...aPerson, ...belgian, 'Téléphone portable': '0471 23 45 67' });
  expect(visitor.address()).toContain('BELGIQUE');
});

for (const { name, country, address, line } of [
  {
    name: 'Monaco is not asked about',
    country: 'Monaco',
    line: '98000 MONACO',
    address: {
      'Numéro et rue': '4 boulevard des Moulins',
      'Code postal': '98000',
      Commune: 'Monaco',
      'Téléphone portable': '+377 612 345 678',
    },
  },
  {
    name: 'La Réunion is France with its own mobiles',
    country: 'La Réunion',
    line: '97400 SAINT DENIS',
    address: {
      'Numéro et rue': '20 rue de Paris',
      'Code postal': '97400',
      Commune: 'Saint-Denis',
      'Téléphone portable': '0692 12 34 56',
    },
  },
])
  test(name, async ({ visitor }) => {
    await types(visitor, { Pays: country }, 'Mettre à jour le formulaire');
    await types(visitor, { ...aPerson, ...address });
    expect(visitor.address()).toContain(line);
    expect(visitor.address()).not.toContain(notVerified);
  });

test('a service that is away never keeps a parcel from leaving', async ({ visitor, backend }) => {
  await backend.misbehaves({ operation: 'searchAddress', effect: 'unavailable' });
  await types(visitor, aPerson);
  expect(visitor.address()).toContain('12 RUE DE VAUGIRARD');
  expect(visitor.address()).toContain(notVerified);
  visitor.shows('Nous n’avons pas pu vérifier cette adresse.');
  await visitor.follows('Modifier l’adresse');
  expect(visitor.names('field', /12 RUE DE VAUGIRARD.*Non confirmée/)).toHaveLength(1);
});

test('a suggestion takes the place of a misspelt street, which may be kept as well', async ({ visitor }) => {
  await types(visitor, misspelt);
  expect(visitor.names('mark').length).toBeGreaterThan(0);
  expect(visitor.names('button', 'Garder mon adresse')).toHaveLength(1);
  await visitor.presses('Utiliser la suggestion');
  expect(visitor.address()).toContain('12 RUE DE VAUGIRARD');
  expect(visitor.address()).not.toContain(notVerified);
  await visitor.opens(newAddress);
  await types(visitor, misspelt);
  await visitor.presses('Garder mon adresse');
  expect(visitor.address()).toContain('12 RUE DE VAUGIRAD');
  expect(visitor.address()).toContain(notVerified);
  visitor.shows('Cette adresse est conservée telle que vous l’avez saisie.');
});

test('an address in another country needs its one suggestion confirmed', async ({ visitor }) => {
  await types(visitor, { Pays: 'Belgique' }, 'Mettre à jour le formulaire');
  const abroad = { 'Numéro et rue': 'Avenue John F. Kennedy 12', 'Code postal': '1855', Commune: 'Luxembourg' };
  await types(visitor, { ...aPerson, ...abroad, 'Téléphone portable': '0471234567' });
  expect(visitor.names('button', 'Utiliser la suggestion')).toHaveLength(1);
  expect(visitor.names('button', 'Garder mon adresse')).toEqual([]);
  expect(visitor.valueOf('Numéro et rue')).toBe('Avenue John F. Kennedy 12');
});

test('an unknown address is to be changed, and can be confirmed the second time', async ({ visitor }) => {
  await types(visitor, { ...aPerson, 'Numéro et rue': '12 rue Xyzzy' });
  visitor.shows('Ces indications ne correspondent pas à une adresse postale connue.');
  expect(visitor.tab).toMatch(/^Erreur : Livraison/);
  expect(visitor.names('button', 'Confirmer cette adresse')).toEqual([]);
  await visitor.presses(save);
  await visitor.presses('Confirmer cette adresse');
  expect(visitor.address()).toContain('12 RUE XYZZY');
  expect(visitor.address()).toContain(notVerified);
});

test('a bill goes to another address, and stays there when the parcel goes elsewhere', async ({ visitor }) => {
  await types(visitor, aPerson, useOnce);
  expect(visitor.isTicked('Identique à l’adresse de livraison')).toBe(true);
  await visitor.ticks('Une autre adresse').presses('Valider ce choix');
  // An address for one delivery is not saved in the book.
  expect(visitor.names('field', /12 RUE DE VAUGIRARD/)).toEqual([]);
  await visitor.ticks(/^Vacances/).presses('Facturer à cette adresse');
  expect(visitor.address(1)).toContain('VANNES');
  await visitor.opens(newAddress);
  await types(visitor, { ...aPerson, 'Numéro et rue': '14 rue de Vaugirard' }, useOnce);
  expect(visitor.address()).toContain('14 RUE DE VAUGIRARD');
  expect(visitor.address(1)).toContain('VANNES');
  await visitor.ticks('Identique à l’adresse de livraison').presses('Valider ce choix');
  expect(visitor.address(1)).toBe('');
});
