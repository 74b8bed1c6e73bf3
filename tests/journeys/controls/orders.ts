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
