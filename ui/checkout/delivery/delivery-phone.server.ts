import { redirect } from 'react-router';
import type { AddressFault } from '#domain/address/faults.ts';
import { internationalNumber, mobileFault } from '#domain/address/phone.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { attempt, shop, type Work } from '#ui/request/ports.server.ts';
import type { AskedOf } from '#ui/routing/queries.ts';
import { field } from '#ui/routing/route-params.ts';
import type { Left } from './delivery-address.server.ts';
import type { Phone } from './delivery-phone.view.ts';

export const phoneOf = (
  { deliveryAddress }: Pick<Cart, 'deliveryAddress'>,
  { query, left }: { query: Pick<AskedOf<'delivery'>, 'telephone'>; left: Left | undefined },
): Phone => ({
  number: deliveryAddress?.phone ?? '',
  country: deliveryAddress?.country ?? 'FR',
  isAsked: query.telephone !== null,
  again: left?.phone ?? null,
});

/** Another number, by the rule of the country where the parcel goes. */
export async function savePhone({ ports, wording }: Work, form: FormData): Promise<Left> {
  const typed = field(form, 'telephone', 40).trim();
  const country = (await ports.carts.current())?.deliveryAddress?.country ?? 'FR';
  const asked = { number: typed, country, mobileIn: shop.mobileIn };
  const number = internationalNumber(asked);
  const fault: AddressFault = typed === '' ? { code: 'required' } : (mobileFault(asked) ?? { code: 'mobile-other' });
  const wrong = { typed, fault };
  if (number === null) return { phone: wrong, status: 422 };
  const done = await attempt('phone-update', async () => ({
    kind: await ports.deliveries.setPhone({ number, country }),
  }));
  if (done.kind === 'failed') return { failure: done.failure, status: 503 };
  if (done.kind === 'refused') return { phone: wrong, status: 422 };
  throw redirect(wording.paths.delivery({ note: 'telephone' }));
}
