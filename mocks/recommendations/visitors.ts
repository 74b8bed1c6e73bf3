import { itemOf } from '../catalog/items.ts';
import { invalidField } from '../shared/problems.ts';
import { table } from '../shared/table.ts';
import type { World } from '../shared/world.ts';

/** A product whose page a visitor looked at; the latest is the last row. */
interface Look {
  visitor: string;
  productCode: string;
}

/** What a visitor was told to have been shown. */
interface Showing {
  visitor: string;
  page: string;
  rank: string | null;
  productCodes: string[];
}

export const looksIn = table<Look>();
export const showingsIn = table<Showing>();

/** `null` for somebody who did not agree to personalisation. */
export function visitorOf(request: Request): string | null {
  const visitor = request.headers.get('occ-personalization-id');
  if (visitor !== null && !/^[\w-]{1,64}$/.test(visitor)) throw invalidField('occ-personalization-id');
  return visitor;
}

/** The product that the visitor looked at last. */
export function lastLookOf(world: World, visitor: string | null) {
  const looks = looksIn(world)
    .all()
    .filter((look) => look.visitor === visitor);
  return itemOf(looks.at(-1)?.productCode ?? '');
}
