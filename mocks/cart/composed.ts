import type { Compositions } from '../shared/feature.ts';
import { refusal } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';

/** Of each service that has a journey, by its product; the others have a fixed price. Filled by `mocks/features.ts`. */
export const compositions: Compositions = {};

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
