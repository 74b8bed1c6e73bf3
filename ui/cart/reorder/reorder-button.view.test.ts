import { expect, test } from 'vitest';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { reorderView } from './reorder-button.view.ts';

test('« Racheter » posts to the cart of the order’s audience, and says of which order', () => {
  expect(reorderView('CMD-26-000123', wordingOf({ lang: 'fr', mode: 'pro' }))).toEqual({
    action: '/professionnel/checkout/recapitulatif',
    order: 'CMD-26-000123',
    label: 'Racheter les articles de la commande CMD-26-000123',
  });
});
