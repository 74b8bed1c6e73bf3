import type { World } from './world.ts';

export type Parameters = Record<string, unknown>;
type Arrange = (world: World, parameters: Parameters) => Promise<unknown>;

/** What the pacts take for granted, by the words of contracts/pacts/STATES.md, and how a world comes to it. */
export type States = Record<string, Arrange>;

export const DEFAULT_OWNER = 'particulier@exemple.fr';

/** What every world is from its first moment on. */
export const fromTheStart: Arrange = async () => undefined;

export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
