import { DEFAULT_OWNER, type Parameters, type States, text } from '../shared/states.ts';
import type { World } from '../shared/world.ts';
import { writeReturns } from './book-returns.ts';
import { requestOf } from './requests.ts';

export const returnsStates: States = { 'a return of the book': aReturnOfTheBook };

async function aReturnOfTheBook(world: World, parameters: Parameters): Promise<void> {
  const owner = text(parameters.owner) ?? DEFAULT_OWNER;
  await writeReturns(world, owner);
  requestOf(world, owner, text(parameters.request) ?? '');
}
