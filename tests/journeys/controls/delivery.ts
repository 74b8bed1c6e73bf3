/** Controls of the delivery, the pickup points and the billing address. */
import { fixedProducts } from '#mocks/records/known-products.ts';
import { expect, type Page, signsIn } from '../../shared/shopper.ts';
import { delivery, fillsCart, individual, posts, usesAddress } from '../purchase.ts';
import * as addresses from './addresses.ts';
import { button, type Control, chooses, field, link, main, press, radio, type Scene, says } from './control.ts';
import { recap } from './recap.ts';

const isReady = (page: Page) => expect(link('Passer au paiement')(page)).toBeVisible();

export const given = async (page: Page) => {
  await signsIn(page.request, { email: individual });
  await fillsCart(page);
  await usesAddress(page);
};

const modeNow = button('Choisir ce mode');
const letter = radio(/Lettre suivie/);
const isLetter = async (page: Page) => {
  await isReady(page);
  await expect(letter(page)).toBeChecked();
};
export const modes: Control[] = [
  {
    name: 'a mode of delivery is chosen',
    at: (page) => main(page).locator('input[name=mode]'),
    use: (_, page) => chooses((page) => modeNow(page).click())(letter(page), page),
    shows: isLetter,
    changes: true,
  },
  {
    name: 'a mode is sent',
    at: modeNow,
    first: (page) => letter(page).check(),
    use: press,
    shows: isLetter,
    noScript: 'a choice counts at once',
    changes: true,
  },
];

const billNow = button('Valider ce choix');
const asksBilling = async (page: Page) => {
  await expect(page).toHaveURL(/facturation=autre/);
  await expect(button('Facturer à cette adresse')(page)).toBeVisible();
};
const other = radio('Une autre adresse');
export const bill: Control[] = [
  {
    name: 'another address is billed',
    at: (page) => main(page).locator('input[name=billing]'),
    use: (_, page) => chooses((page) => billNow(page).click())(other(page), page),
    shows: asksBilling,
  },
  {
    name: 'who is billed is sent',
    at: billNow,
    first: (page) => other(page).check(),
    use: press,
    shows: asksBilling,
    noScript: 'a choice counts at once',
  },
];

export const mode: Scene = {
  name: 'the modes of delivery',
  path: delivery,
  title: 'Livraison',
  given,
  controls: [...modes, ...bill],
  also: recap,
};

export const billing: Control[] = [
  {
    name: 'an address of the book is billed',
    at: (page) => main(page).locator('input[name=addressId]'),
    use: async (_, page) => {
      await main(page).locator('input[name=addressId]:enabled').last().check();
      await button('Facturer à cette adresse')(page).click();
    },
    shows: (page) => expect(page).not.toHaveURL(/facturation=/),
    changes: true,
  },
  {
    name: 'the chosen address is billed',
    at: button('Facturer à cette adresse'),
    use: press,
    shows: (page) => expect(page).not.toHaveURL(/facturation=/),
    changes: true,
  },
];

export const billingBook: Scene = {
  name: 'another address for the bill',
  path: `${delivery}?facturation=autre`,
  title: 'Livraison',
  given,
  controls: billing,
  also: [...modes, ...bill, ...recap],
};

export const billingForm: Scene = {
  name: 'the form of another address for the bill',
  path: `${delivery}?facturation=nouvelle`,
  title: 'Livraison',
  given,
  controls: [],
  also: [...addresses.form.controls, ...modes, ...bill, ...recap],
};

const number = field('Téléphone portable');
export const phone: Scene = {
  name: 'the number that the carrier rings',
  path: `${delivery}?telephone=modifier`,
  title: 'Livraison',
  given,
  controls: [
    {
      name: 'a number is saved',
      at: button('Enregistrer ce numéro'),
      first: (page) => number(page).fill('06 98 76 54 32'),
      use: press,
      shows: says(/06.98.76.54.32/),
      changes: true,
    },
    {
      name: 'a number is typed',
      at: number,
      use: async (control) => {
        await control.fill('06 98 76 54 32');
        await control.press('Enter');
      },
      shows: says(/06.98.76.54.32/),
      changes: true,
    },
  ],
  also: [...modes, ...bill, ...recap],
};

const overseas = {
  intent: 'address',
  country: 'FR',
  civility: 'mrs',
  firstName: 'Compte',
  lastName: 'Particulier',
  streetName: '20 rue de Paris',
  codePostal: '97400',
  city: 'Saint-Denis',
  mobilePhone: '0692345678',
  purpose: 'once',
};
const remove = button(/^Retirer l’article de /);
export const notDelivered: Scene = {
  name: 'a seller who does not deliver there',
  path: delivery,
  title: 'Livraison',
  given: async (page) => {
    await signsIn(page.request, { email: individual });
    await fillsCart(page);
    await fillsCart(page, { code: fixedProducts.furniture });
    await posts(page, delivery, overseas);
  },
  controls: [
    {
      name: 'its goods are removed',
      at: remove,
      use: press,
      shows: says('Les articles de ce vendeur sont retirés de votre panier.'),
      changes: true,
    },
    {
      name: 'its goods come back',
      at: button('Annuler'),
      first: (page) => remove(page).click(),
      use: press,
      shows: says(/^Livraison impossible/),
      changes: true,
    },
  ],
  also: [...modes, ...bill, ...recap],
};

const company = field('SIREN ou SIRET');
export const companyNumber: Control[] = [
  {
    name: 'the number of a company is typed',
    at: company,
    use: async (control) => {
      await control.fill('732 829 320 00074');
      await control.press('Enter');
    },
    shows: says(/^SIRET 732.829.320.00074/),
    changes: true,
  },
  {
    name: 'the number of a company is saved',
    at: button('Enregistrer ce SIREN ou SIRET'),
    first: (page) => company(page).fill('732 829 320 00074'),
    use: press,
    shows: says(/^SIRET 732.829.320.00074/),
    changes: true,
  },
];

const professionalDelivery = '/professionnel/checkout/livraison';
export const professional: Scene = {
  name: 'the delivery of a professional',
  path: professionalDelivery,
  title: 'Livraison',
  given: async (page) => {
    await signsIn(page.request, { email: 'pro-sans-siret@exemple.fr' });
    await fillsCart(page, { mode: '/professionnel' });
    await posts(page, professionalDelivery, { intent: 'known-address', addressId: 'adr-pro-sans-siret' });
  },
  controls: companyNumber,
  also: [...addresses.book.controls, ...modes, ...bill, ...recap],
};
