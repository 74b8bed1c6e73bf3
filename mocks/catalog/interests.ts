import { table } from '../shared/table.ts';
import type { World } from '../shared/world.ts';

export interface ProductInterest {
  id: string;
  productCode: string;
  emailAddress: string;
  /** A notice goes to no other: anybody may type the address of a stranger. */
  isConfirmed: boolean;
}

/** The addresses that wait for a product. Its messages stand on the page `/courrier` of this backend. */
export const interestsIn = table<ProductInterest>();

/** Stricter than a browser: the host has a dot, as those that receive mail have. */
export const isEmailAddress = (text: string): boolean => /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(text);

export async function addInterest(world: World, interest: Omit<ProductInterest, 'id'>): Promise<void> {
  const { productCode, emailAddress, isConfirmed } = interest;
  const known = interestsIn(world).findFirst((q) => q.where({ productCode, emailAddress }));
  if (!known) await interestsIn(world).create({ ...interest, id: crypto.randomUUID() });
  else if (isConfirmed) await confirmInterest(world, known.id);
}

/** What the link in the message does, if the interest is still there. */
export async function confirmInterest(world: World, id: string): Promise<void> {
  await interestsIn(world).update((q) => q.where({ id }), {
    data(interest) {
      interest.isConfirmed = true;
    },
  });
}

export function deleteInterest(world: World, id: string): void {
  interestsIn(world).delete((q) => q.where({ id }));
}
