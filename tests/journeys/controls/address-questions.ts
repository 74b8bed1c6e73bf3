/** The shop's questions about a typed address. */
import { expect, type Page } from '../../shared/shopper.ts';
import { fills, newAddress, saves, whole } from '../address-form.ts';
import { form, isDelivered, signedIn } from './addresses.ts';
import { button, main, press, type Scene } from './control.ts';
import { recap } from './recap.ts';

const sends = (address: Record<string, string>) => async (page: Page) => {
  await fills(page, { ...whole, ...address });
  await saves(page);
};
const asked = (page: Page) => main(page).locator('input[name=suggestion][type=radio]');
const keepAddress = button('Garder mon adresse');

export const check: Scene = {
  name: 'a question about an address',
  path: newAddress,
  title: 'Livraison',
  given: signedIn(),
  reach: async (page) => {
    await sends({ 'Numéro et rue': '12 rue de Vaugirad' })(page);
    await expect(keepAddress(page)).toBeVisible();
  },
  controls: [
    {
      name: 'another suggestion is chosen',
      at: asked,
      use: (_, page) => asked(page).nth(1).check(),
      shows: async (page) => {
        await expect(asked(page).nth(1)).toBeChecked();
      },
    },
    {
      name: 'the suggestion is used',
      at: button('Utiliser la suggestion'),
      use: press,
      shows: isDelivered,
      changes: true,
    },
    { name: 'the address is kept as it was typed', at: keepAddress, use: press, shows: isDelivered, changes: true },
    {
      name: 'the question is closed',
      at: button('Fermer'),
      use: press,
      shows: (page) => expect(page.locator('dialog[open]')).toHaveCount(0),
      needsScript: 'it stands in the page',
      waits: 'it stands in the page',
    },
  ],
  also: [...form.controls, ...recap],
};

export const abroad: Scene = {
  ...check,
  name: 'a question about a country',
  reach: async (page) => {
    await main(page).getByLabel('Pays').selectOption('Belgique');
    const street = { 'Numéro et rue': 'Avenue John F. Kennedy 12', 'Code postal': '1855', Commune: 'Luxembourg' };
    await sends({ ...street, 'Téléphone portable': '0471 23 45 67' })(page);
    await expect(button('Utiliser la suggestion')(page)).toBeVisible();
  },
  controls: [
    {
      name: 'the address is changed instead',
      at: button('Modifier mon adresse'),
      use: press,
      shows: (page) => expect(page.locator('dialog[open]')).toHaveCount(0),
      needsScript: 'the form stands below',
      waits: 'the form stands below',
    },
  ],
  also: [...check.controls, ...form.controls, ...recap],
};

export const unknown: Scene = {
  ...check,
  name: 'an address that nobody knows',
  reach: async (page) => {
    await sends({ 'Numéro et rue': '12 rue Xyzzy', 'Code postal': '69002', Commune: 'Lyon' })(page);
    await expect(main(page).getByText('Adresse non reconnue')).toBeVisible();
    await saves(page);
    await expect(button('Confirmer cette adresse')(page)).toBeVisible();
  },
  controls: [
    { name: 'it is confirmed', at: button('Confirmer cette adresse'), use: press, shows: isDelivered, changes: true },
  ],
  also: [...form.controls, ...recap],
};
