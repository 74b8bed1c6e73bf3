import { itemOf } from '#mocks/catalog/items.ts';
import type { Composition, Compositions } from '../shared/feature.ts';
import { refusal } from '../shared/problems.ts';
import { table } from '../shared/table.ts';
import type { World } from '../shared/world.ts';
import { sampleCompositions } from './samples.ts';

/** Of each service that has a journey, by its product. Filled by `mocks/features.ts`. */
export const compositions: Compositions = {};

interface Composed extends Composition {
  id: string;
  /** The product. */
  code: string;
}

/** What the states of pacts compose of services without going through their journeys. */
export const composedIn = table<Composed>();

interface Wanted {
  code: string;
  configurationId?: string | undefined;
}

/** `undefined`: there is no such composition of this product. */
export function compositionOf(world: World, { code, configurationId }: Wanted): Composition | undefined {
  if (!configurationId) return undefined;
  const own = compositions[code]?.(world, configurationId);
  if (own) return own;
  const sample = sampleCompositions[configurationId];
  return (
    composedIn(world).findFirst((q) => q.where({ id: configurationId, code })) ??
    (sample?.code === code ? sample : undefined)
  );
}

/**
 * What this article of a cart was composed of; refuses a service that was not, or that somebody else composed.
 * `undefined` for goods.
 */
export function composedFor(
  world: World,
  { code, configurationId, owner }: Wanted & { owner: string | null },
): Composition | undefined {
  if (itemOf(code)?.productType !== 'ESERVICE') return undefined;
  if (!configurationId) throw notComposed('configurationMissing', code);
  const composition = compositionOf(world, { code, configurationId });
  if (!composition || (composition.owner !== null && composition.owner !== owner))
    throw notComposed('configurationNotFound', configurationId);
  return composition;
}

export const notComposed = (
  reason: 'configurationMissing' | 'configurationNotFound' | 'configurationOutdated',
  subject: string,
) =>
  refusal(400, {
    type: 'CartEntryError',
    reason,
    subject,
    subjectType: 'configuration',
    message: `The service was not composed: ${reason}.`,
  });
