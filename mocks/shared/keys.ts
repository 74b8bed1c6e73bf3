import { hours, nowIn } from './calendar/clock.ts';
import { conflict } from './problems.ts';
import { table } from './table.ts';
import type { World } from './world.ts';

/** One use of an Idempotency-Key. */
export interface KeyUse {
  key: string | null;
  owner: string;
  operation: string;
  /** The parameters of the request that first used the key. */
  fingerprint: string;
}

/** An Idempotency-Key that was used: by whom, with which parameters, for what. */
interface KeyRecord {
  key: string;
  owner: string;
  operation: string;
  fingerprint: string;
  result: string;
  at: number;
}

export const keysIn = table<KeyRecord>();

const LIFETIME = hours(24);

/** The earlier result of a key; refuses a key that is bound to other facts. */
export function earlierResult(world: World, { key, owner, operation, fingerprint }: KeyUse): string | undefined {
  if (!key) return undefined;
  const used = keysIn(world).findFirst((q) => q.where({ key, owner, operation }));
  if (!used || nowIn(world) - used.at > LIFETIME) return undefined;
  if (used.fingerprint !== fingerprint) throw keyConflict(key);
  return used.result;
}

export async function rememberResult(world: World, { key, ...use }: KeyUse, result: string): Promise<void> {
  if (!key) return;
  keysIn(world).deleteMany((q) => q.where({ key, owner: use.owner, operation: use.operation }));
  await keysIn(world).create({ key, ...use, result, at: nowIn(world) });
}

const keyConflict = (key: string) =>
  conflict({
    type: 'IdempotencyKeyError',
    reason: 'parametersDiffer',
    subject: key,
    subjectType: 'header',
    message: 'This key was used with other parameters.',
  });
