import { knownProducts } from '../catalog/known-products.ts';
import { configurationsIn as registeredMailsIn } from '../registered-mail/records.ts';
import { refusal } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';

interface Composition {
  owner: string | null;
  cents: number;
}

/** The configurations of services by product; services without a journey have a fixed price. */
const compositions: Record<string, (world: World, id: string) => Composition | undefined> = {
  [knownProducts.registeredLabel]: (world, id) => registeredMailsIn(world).findFirst((q) => q.where({ id })),
};

interface Wanted {
  code: string;
  configurationId: string | undefined;
  /** The owner of the cart. */
  owner: string | null;
}

/** The price of a service's configuration; refuses a service without one. `undefined` for articles that need none. */
export function composedCents(world: World, { code, configurationId, owner }: Wanted): number | undefined {
  const compositionOf = compositions[code];
  if (!compositionOf) return undefined;
  if (!configurationId) throw notComposed('configurationMissing', code);
  const found = compositionOf(world, configurationId);
  if (!found || (found.owner !== null && found.owner !== owner))
    throw notComposed('configurationNotFound', configurationId);
  return found.cents;
}

const notComposed = (reason: string, subject: string) =>
  refusal(400, {
    type: 'CartEntryError',
    reason,
    subject,
    subjectType: 'configuration',
    message: `The service was not composed: ${reason}.`,
  });
