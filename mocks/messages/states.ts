import { hours, nowIn } from '../shared/calendar/clock.ts';
import { DEFAULT_OWNER, type Parameters, type States, text } from '../shared/states.ts';
import type { World } from '../shared/world.ts';
import { writeDemonstration } from './demonstration.ts';
import { attachmentsIn, threadsIn } from './records.ts';

export const messagesStates: States = {
  'threads with a seller': aThread,
};

/** The demonstration's threads, and one with the given names that is as new as can be. */
async function aThread(world: World, parameters: Parameters): Promise<void> {
  const owner = text(parameters.owner) ?? DEFAULT_OWNER;
  await writeDemonstration(world, owner);
  const id = text(parameters.thread);
  if (!id) return;
  const attachment = text(parameters.attachment) ?? 'PJ-1';
  await attachmentsIn(world).create({
    id: attachment,
    thread: id,
    owner,
    name: 'avoir n° 12.pdf',
    type: 'application/pdf',
    content: btoa('%PDF-1.4'),
  });
  const at = nowIn(world) - hours(1);
  await threadsIn(world).create({
    id,
    consignment: text(parameters.consignment) ?? 'CMD-26-000102-A',
    owner,
    topic: 'ITEM',
    closed: parameters.closed === 'yes',
    messages: [
      { id: `${id}-0`, from: 'CUSTOMER', body: 'Le carton est arrivé déchiré.', at: at - hours(1), attachments: [] },
      { id: `${id}-1`, from: 'SHOP', body: 'Voici votre avoir.', at, attachments: [attachment] },
    ],
    answer: null,
  });
}
