import { hours, nowIn } from '../shared/calendar/clock.ts';
import type { Lang } from '../shared/lang.ts';
import { table } from '../shared/table.ts';
import type { World } from '../shared/world.ts';

export interface ProductInterest {
  id: string;
  productCode: string;
  email: string;
  /** In which its messages are written. */
  lang: Lang;
  /** A notice goes to no other: anybody may type the address of a stranger. */
  isConfirmed: boolean;
  /** The instant after which the link of the first message does nothing, and nobody waits. */
  confirmableUntil: number;
}

/** The addresses that wait for a product. */
export const allInterestsIn = table<ProductInterest>();

/** Without those that nobody has confirmed in time. Their messages stand on the page `/courrier` of this backend. */
export function interestsIn(world: World) {
  const now = nowIn(world);
  const all = allInterestsIn(world);
  all.deleteMany((q) => q.where(({ isConfirmed, confirmableUntil }) => !isConfirmed && confirmableUntil <= now));
  return all;
}

export async function addInterest(
  world: World,
  interest: Omit<ProductInterest, 'id' | 'confirmableUntil'>,
): Promise<void> {
  const { productCode, email, isConfirmed } = interest;
  const existing = interestsIn(world).findFirst((q) => q.where({ productCode, email }));
  if (existing) return isConfirmed ? confirmInterest(world, existing.id) : undefined;
  const confirmableUntil = nowIn(world) + hours(24);
  await interestsIn(world).create({ ...interest, id: crypto.randomUUID(), confirmableUntil });
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
