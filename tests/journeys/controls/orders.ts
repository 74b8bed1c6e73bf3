/** Controls of the order's own page. */
import { expect, signsIn } from '../../shared/shopper.ts';
import { individual } from '../purchase.ts';
import { button, main, press, type Scene } from './control.ts';
import { copied, printed } from './payment.ts';

export const order: Scene = {
  name: 'an order',
  path: '/mes-commandes/detail/CMD-26-RETRACTATION',
  title: 'Commande CMD-26-RETRACTATION',
  given: (page) => signsIn(page.request, { email: individual }),
  controls: [
    copied,
    printed,
    {
      name: 'it is bought again',
      at: button(/^Racheter les articles/),
      use: press,
      shows: (page) => expect(main(page).getByRole('spinbutton').first()).toBeVisible(),
      changes: true,
    },
  ],
};
export const orderOfLabels: Scene = {
  name: 'an order of labels',
  path: '/mes-commandes/detail/CMD-26-COLIS-TROIS',
  title: 'Commande CMD-26-COLIS-TROIS',
  given: (page) => signsIn(page.request, { email: individual }),
  controls: [
    {
      name: 'the refund of unused labels is chosen',
      at: button('Me rembourser sans que j’aie à le demander'),
      use: press,
      shows: (page) => expect(button('Ne plus rembourser sans ma demande')(page)).toBeVisible(),
      changes: true,
    },
  ],
};
