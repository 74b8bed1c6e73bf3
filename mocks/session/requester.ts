import { langOf } from '../shared/lang.ts';
import { worldOf } from '../shared/world.ts';
import { shopperOf } from './users.ts';

/** Who asks for what a journey composes, and in which language; the owner is null for a visitor. */
export async function requesterOf(request: Request, userId: string) {
  const world = worldOf(request);
  const shopper = await shopperOf(world, request, userId);
  return { world, owner: shopper?.uid ?? null, lang: langOf(request) };
}
