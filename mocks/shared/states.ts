import type { World } from './world.ts';

export type Parameters = Record<string, unknown>;
type Arrange = (world: World, parameters: Parameters) => Promise<unknown>;

/** The provider states of the pacts, as named in contracts/pacts/STATES.md, and how a world reaches them. */
export type States = Record<string, Arrange>;

export const DEFAULT_OWNER = 'particulier@exemple.fr';

/** A state that every world has from its creation. */
export const fromTheStart: Arrange = async () => undefined;

export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Sets the clock to the day of a pact. */
export function beginDay(world: World, { today }: Parameters): void {
  const day = text(today);
  if (day) world.clockOffsetMs = Date.parse(`${day}T09:00:00Z`) - Date.now();
}
