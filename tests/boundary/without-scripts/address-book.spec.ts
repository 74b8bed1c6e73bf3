import { aPerson, newAddress, reachesDelivery } from './steps.ts';
import { expect, test } from './visitor.ts';

const save = 'Enregistrer cette adresse';

test('an address that was deleted comes back, and another one becomes the main one', async ({ visitor }) => {
  await reachesDelivery(visitor);
  await visitor.presses('Supprimer Vacances');
  expect(visitor.names('field', /^Vacances/)).toEqual([]);
  await visitor.presses('Annuler');
  visitor.shows('L’adresse est de retour dans votre carnet.');
  await visitor.presses('Définir Vacances comme adresse principale');
  expect(visitor.names('field', /^Vacances ?Adresse principale/)).toHaveLength(1);
});

test('an incomplete address is completed, then chosen', async ({ visitor }) => {
  await reachesDelivery(visitor);
  expect(visitor.isDisabled(/^Chez un proche/)).toBe(true);
  await visitor.follows('Compléter Chez un proche');
  await visitor.fills({ Nom: 'Particulier' }).presses(save);
  visitor.shows('L’adresse est modifiée.');
  expect(visitor.isTicked(/^Chez un proche/)).toBe(true);
  await visitor.presses('Utiliser cette adresse');
  expect(visitor.address()).toContain('33380 MIOS');
});

test('a full address book accepts no address, and its addresses can be searched, changed and used', async ({
  visitor,
}) => {
  await reachesDelivery(visitor, 'carnet-plein@exemple.fr');
  visitor.shows(/Votre carnet comporte déjà 100 adresses/);
  expect(visitor.names('a', 'Ajouter une adresse')).toEqual([]);
  await visitor.fills({ 'Rechercher dans le carnet': 'adresse 57' }).presses('Rechercher');
  expect(visitor.names('field', /^Adresse \d+/)).toHaveLength(1);
  await visitor.follows('Modifier Adresse 57');
  expect(visitor.names('button', save)).toHaveLength(1);
  await visitor.opens(newAddress);
  expect(visitor.names('button', save)).toEqual([]);
  await visitor.fills(aPerson).presses('Utiliser sans enregistrer');
  expect(visitor.address()).toContain('75015 PARIS');
});
