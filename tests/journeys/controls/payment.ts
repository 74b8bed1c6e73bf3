/** Controls of the payment and the pages after it. */
import { compositionIds } from '#mocks/cart/samples.ts';
import { expect, type Page, signsIn } from '../../shared/shopper.ts';
import { confirmed, fillsCartWith, orderButton, orders, paysByCard, reachesPayment } from '../purchase.ts';
import { pastedAtHome } from './company.ts';
import { button, type Control, checkbox, press, radio, type Scene, tick } from './control.ts';
import * as delivery from './delivery.ts';
import { recap } from './recap.ts';

const path = '/checkout/paiement';
const isClosed = (page: Page) => expect(page.locator('dialog[open]')).toHaveCount(0);

const paying: Control[] = [
  {
    name: 'a way to pay is chosen',
    at: radio(/./),
    use: (_, page) => radio(/^PayPal/)(page).check(),
    shows: (page) => expect(radio(/^PayPal/)(page)).toBeChecked(),
    stays: true,
  },
  {
    name: 'the order is paid',
    at: button(orderButton),
    use: async (control, page) => {
      const waiver = checkbox(/je renonce/)(page);
      if (await waiver.isVisible()) await waiver.check();
      await control.click();
    },
    shows: (page) => expect(page.getByRole('heading', { level: 1, name: 'Paiement par carte' })).toBeVisible(),
    changes: true,
  },
];

export const payment: Scene = {
  name: 'the payment',
  path,
  title: 'Paiement',
  given: async (page) => {
    await reachesPayment(page);
    await fillsCartWith(page, compositionIds.letter);
  },
  controls: [
    ...paying,
    {
      name: 'a right is waived',
      at: checkbox(/je renonce/),
      use: tick,
      shows: (_, control) => expect(control).toBeChecked(),
      stays: true,
    },
  ],
  also: recap,
};

const professional = (email: string) => async (page: Page) => {
  await signsIn(page.request, { email });
  await fillsCartWith(page, compositionIds.labelToLyon, '/professionnel');
};

export const professionalPayment: Scene = {
  name: 'the payment of a professional',
  path: `/professionnel${path}`,
  title: 'Paiement',
  given: professional('pro-sans-siret@exemple.fr'),
  controls: delivery.companyNumber,
  also: [...paying, ...recap],
};

const explained: Control = {
  name: 'what certification is, is closed',
  at: button('Fermer'),
  use: press,
  shows: async (page) => {
    await isClosed(page);
    await expect(page).not.toHaveURL(/certification/);
  },
  needsScript: 'it stands in the page',
  waits: 'it is opened by the program',
};

export const certification: Scene = {
  name: 'certification, explained at the payment',
  path: `/professionnel${path}?certification=1`,
  title: 'Paiement',
  given: professional('pro-sans-demande@exemple.fr'),
  controls: [explained],
  also: [...paying, ...recap],
};

export const certificationAtHome: Scene = {
  name: 'certification, explained at home',
  path: '/professionnel/accueil?certification=1',
  title: /^Bonjour/,
  given: (page) => signsIn(page.request, { email: 'pro-sans-demande@exemple.fr' }),
  controls: [explained],
  also: pastedAtHome,
};

export const billing: Scene = {
  name: 'the page of another address for the bill',
  path: `/professionnel${path}/facturation`,
  title: 'Adresse de facturation',
  given: professional('pro-sans-siret@exemple.fr'),
  controls: delivery.billing,
  also: recap,
};

const pays = async (page: Page): Promise<string> => {
  await reachesPayment(page);
  await orders(page);
  await paysByCard(page);
  await confirmed(page);
  return new URL(page.url()).pathname + new URL(page.url()).search;
};

/** A payment without an outcome: the page asks again by itself, and has links only. */
export const verifying: Scene = {
  name: 'a payment that is being verified',
  path: `${path}/retour`,
  title: 'Votre paiement est en cours de vérification',
  given: async (page) => {
    await reachesPayment(page);
    await orders(page);
    await page.getByRole('button', { name: 'Payer, la boutique n’est jamais prévenue' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre paiement est en cours de vérification');
    return new URL(page.url()).pathname + new URL(page.url()).search;
  },
  controls: [],
};

/** Where an order's number stands, it can be copied. */
export const copied: Control = {
  name: 'the number of the order is copied',
  at: button(/^(Copier le numéro|Numéro copié)/),
  use: press,
  shows: (page) => expect(button(/^Numéro copié/)(page)).toBeVisible(),
  needsScript: 'only a script can copy',
  waits: 'only a script can copy',
  stays: true,
};

export const printed: Control = {
  name: 'the page is printed',
  at: button('Imprimer'),
  use: async (control, page) => {
    await page.evaluate(() => {
      window.print = () => void (document.documentElement.dataset.printed = 'true');
    });
    await control.click();
  },
  shows: (page) => expect(page.locator('html')).toHaveAttribute('data-printed'),
  needsScript: 'only a script can print',
  waits: 'only a script can print',
  stays: true,
};

export const confirmation: Scene = {
  name: 'the confirmation',
  path: '/checkout/confirmation',
  title: 'Votre commande est enregistrée',
  given: pays,
  controls: [copied, printed],
};
