import { knownProducts } from '../catalog/known-products.ts';
import { configurationsIn as registeredMailsIn } from '../registered-mail/records.ts';
import { refusal } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';

interface Composition {
  owner: string | null;
  cents: number;
}

/** Where the configurations of a service are kept, by its product; services without a journey are sold as they are. */
const compositions: Record<string, (world: World, id: string) => Composition | undefined> = {
  [knownProducts.registeredLabel]: (world, id) => registeredMailsIn(world).findFirst((q) => q.where({ id })),
};

interface Wanted {
  code: string;
  configurationId: string | undefined;
  /** Whose cart it is for. */
  owner: string | null;
}

/** What a service costs as it was composed; refuses one that was not. Nothing for what needs no configuration. */
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
