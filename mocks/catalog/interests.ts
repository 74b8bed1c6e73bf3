import { table } from '../shared/table.ts';
import type { World } from '../shared/world.ts';

interface ProductInterest {
  productCode: string;
  emailAddress: string;
}

/** The addresses that wait for a product: this backend sends nobody a message. */
export const interestsIn = table<ProductInterest>();

/** Stricter than a browser: the host has a dot, as those that receive mail have. */
export const isEmailAddress = (text: string): boolean => /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(text);

export async function addInterest(world: World, interest: ProductInterest): Promise<void> {
  const { productCode, emailAddress } = interest;
  const known = interestsIn(world).findFirst((q) => q.where({ productCode, emailAddress }));
  if (!known) await interestsIn(world).create(interest);
}
