import { expect, test } from 'vitest';
import { anOrder } from '#domain/orders/examples.ts';
import { aRequest, argsOf, ledTo } from '#ui/request/request.examples.ts';
import { loader } from './confirmation.route.tsx';

const confirms = async (query: string): Promise<unknown> => {
  const ofCode = async (code: string) => (code === 'CMD-1' ? anOrder() : ('unknown' as const));
  return loader(argsOf(aRequest({ ports: { orders: { ofCode } } }), { path: `/checkout/confirmation${query}` }));
};

test('an order that was placed is confirmed, measured, and listed by no search engine', async () => {
  expect(await confirms('?commande=CMD-1')).toMatchObject({
    view: { code: { value: 'CMD-1' } },
    head: {
      title: 'Votre commande est enregistrée (étape 4 sur 4) – Commande CMD-1',
      description: expect.stringMatching(/^Merci/),
      noIndex: true,
    },
    track: { page: 'confirmation', final: true, lines: 1 },
  });
});

test('the confirmation without an order leads to the cart, and one of an unknown order is not found', async () => {
  expect(await ledTo(confirms(''))).toBe('/checkout/recapitulatif');
  for (const query of ['?commande=CMD-2', '?commande=a.b'])
    await expect(confirms(query)).rejects.toMatchObject({ init: { status: 404 } });
});
