import { expect, test } from 'vitest';
import { aPostageOffer, aRegisteredOffer, foundPostage } from '#domain/postage/examples.ts';
import type { Postage } from '#domain/postage/postage.ts';
import { Fault } from '#domain/shared/fault.ts';
import { euros } from '#domain/shared/money.ts';
import { aRequest } from '#ui/request/request.examples.ts';
import { lowestPrice } from './lowest-price.server.ts';

const from = (waysToSend: Postage['waysToSend']) =>
  lowestPrice(aRequest({ ports: { postage: { waysToSend } } }), 'registered-mail');
const costing = (value: number) => ({ ttc: euros(value), ht: euros(value) });

test('a service costs at least what its cheapest offer does, whatever other services cost', async () => {
  const offers = [
    aPostageOffer({ price: costing(1) }),
    aRegisteredOffer({ price: costing(9) }),
    aRegisteredOffer({ price: costing(6) }),
  ];
  expect(await from(async () => foundPostage({ offers }))).toEqual(costing(6));
});

test('no lowest price is told where the service has no offer, and where nobody answers', async () => {
  expect(await from(async () => foundPostage({ offers: [aPostageOffer()] }))).toBeNull();
  expect(await from(() => Promise.reject(new Fault('timeout', 'getPostage')))).toBeNull();
});
