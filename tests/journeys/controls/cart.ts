/** Controls of the cart, and of the choice between two carts. */
import { compositionIds } from '#mocks/cart/samples.ts';
import { expect, type Page, signsIn } from '../../shared/shopper.ts';
import { fillsCart, fillsCartWith, individual, posts } from '../purchase.ts';
import {
  button,
  type Control,
  field,
  isScriptless,
  main,
  opens,
  press,
  radio,
  type Scene,
  says,
  spinbutton,
  summary,
  tick,
} from './control.ts';
import { parcelLineControls } from './journeys/parcel-lines.ts';
import { composesParcel } from './journeys/parcel-steps.ts';

const path = '/checkout/recapitulatif';
const booklets = spinbutton(/^Quantité de Carnet/);
const question = 'Vous avez un code de réduction ?';
const update = button('Mettre à jour les quantités');
const removes = button(/^Supprimer Carnet/);
const code = field('Code de réduction');
const totals = (page: Page) => main(page).getByRole('complementary').getByRole('definition');

/** Three booklets cost 54,72 €. */
const costs = (sum: string) => (page: Page) => expect(main(page).locator('output').first()).toContainText(sum);

const lines: Control[] = [
  {
    name: 'a quantity is typed',
    at: booklets,
    use: async (control, page) => {
      await control.fill('3');
      if (await isScriptless(page)) await update(page).click();
    },
    shows: costs('54,72'),
    changes: true,
  },
  {
    name: 'quantities are sent',
    at: update,
    use: async (control, page) => {
      await booklets(page).fill('3');
      await control.click();
    },
    shows: costs('54,72'),
    noScript: 'they count as they are typed',
    changes: true,
  },
  {
    name: 'one more',
    at: button(/^Augmenter la quantité/),
    use: press,
    shows: costs('54,72'),
    needsScript: 'a number is typed',
    changes: true,
  },
  {
    name: 'one less',
    at: button(/^Diminuer la quantité/),
    use: press,
    shows: costs('18,24'),
    needsScript: 'a number is typed',
    changes: true,
  },
  { name: 'a line is removed', at: removes, use: press, shows: says(/est retiré de votre panier/), changes: true },
  {
    name: 'a line that was removed comes back',
    at: button('Annuler'),
    first: (page) => removes(page).click(),
    use: press,
    shows: (page) => expect(booklets(page)).toHaveValue('2'),
    changes: true,
  },
];

const parcels: Control[] = [
  {
    name: 'the parcels are shown one by one',
    at: summary('Voir le détail des colis'),
    use: press,
    shows: (page) => expect(button(/^Supprimer Colissimo/)(page).first()).toBeVisible(),
    stays: true,
  },
  {
    name: 'one parcel is removed',
    at: (page) =>
      main(page)
        .locator('details li')
        .getByRole('button', { name: /^Supprimer/ }),
    first: opens('Voir le détail des colis'),
    use: press,
    shows: says(/est retiré de votre panier/),
    changes: true,
  },
  {
    name: 'all parcels are asked to go',
    at: (page) => main(page).locator('summary[aria-label^="Supprimer"]'),
    use: press,
    shows: (page) => expect(main(page).locator('details[open] > p').first()).toBeVisible(),
    stays: true,
  },
  {
    name: 'all parcels go',
    at: (page) => main(page).locator('summary[aria-label^="Supprimer"] ~ button'),
    first: (page) => main(page).locator('summary[aria-label^="Supprimer"]').click(),
    use: press,
    shows: says(/est retiré de votre panier/),
    changes: true,
  },
];

const vouchers: Control[] = [
  {
    name: 'the field of a voucher is unfolded',
    at: summary(question),
    use: press,
    shows: (page) => expect(code(page)).toBeVisible(),
    stays: true,
  },
  {
    name: 'a voucher is typed',
    at: code,
    first: opens(question),
    use: (control) => control.fill('EXPIRE2025'),
    shows: (_, control) => expect(control).toHaveValue('EXPIRE2025'),
    stays: true,
  },
  {
    name: 'a voucher is applied',
    at: button('Appliquer'),
    first: async (page) => {
      await opens(question)(page);
      await code(page).fill('EXPIRE2025');
    },
    use: press,
    shows: says('Ce code a expiré. Saisissez-en un autre ou commandez sans code.'),
  },
  {
    name: 'a voucher is taken back',
    at: button('Retirer le code BIENVENUE10'),
    use: press,
    shows: (page) => expect(totals(page).filter({ hasText: '−' })).toHaveCount(0),
    changes: true,
  },
];

const order: Control = {
  name: 'the order is begun',
  at: button('Se connecter pour commander'),
  use: press,
  shows: (page) => expect(page.getByLabel(/e-?mail/i)).toBeVisible(),
};

export const cart: Scene = {
  name: 'the cart',
  path,
  title: 'Votre panier',
  given: async (page) => {
    await fillsCart(page, { quantity: 2 });
    await composesParcel(page);
    for (const one of [compositionIds.labelToLyon, compositionIds.twoLabelsToBelgium]) await fillsCartWith(page, one);
    await posts(page, path, { intent: 'voucher', code: 'BIENVENUE10' });
  },
  controls: [...lines, ...parcels, ...parcelLineControls, ...vouchers, order],
};

export const twoCarts: Scene = {
  name: 'the choice between two carts',
  path: '/checkout/selection',
  title: /./,
  given: async (page) => {
    await signsIn(page.request, { email: individual });
    await fillsCart(page);
    await fillsCart(page, { mode: '/professionnel' });
  },
  controls: [
    {
      name: 'the other cart is chosen',
      at: (page) => main(page).getByRole('radio', { checked: false }),
      use: tick,
      shows: (page) => expect(radio(/rofessionnel/)(page)).toBeChecked(),
      stays: true,
    },
    {
      name: 'the choice is sent',
      at: button('Continuer'),
      use: press,
      shows: (page) => expect(page).toHaveURL('/checkout/livraison'),
    },
  ],
  also: [{ name: 'the cart that is chosen', at: radio(/./), use: tick, shows: async () => undefined }],
};
