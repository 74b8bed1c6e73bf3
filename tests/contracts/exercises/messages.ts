import type { components } from '#contracts/generated/messages.ts';
import { PRO, SHOPPER } from '#mocks/records/shoppers.ts';
import type { Exercises } from './exercise.ts';

type Wire = components['schemas'];

const me = { as: SHOPPER };
const path = '/users/current/messages';
const consignment = (code: string) => `${path}/consignments/${code}`;

function aForm(fields: Record<string, string>, ...files: File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append('files', file);
  return form;
}

const jpeg = (name: string, size = 10) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(size).fill(1)], name, { type: 'image/jpeg' });
const asked = { topic: 'ITEM', body: 'Le carton est arrivé déchiré.' };

export const messagesExercises: Exercises = {
  'a shopper writes to a seller with a photo, once however often it is sent, and writes again': async (witness) => {
    const { gives, same } = witness;
    const body = aForm(asked, jpeg('carton.jpg'));
    const send = () =>
      gives<Wire['Thread']>(201, 'POST', consignment('CMD-26-000102-A'), { ...me, body, key: 'message-1' });
    const [first, second] = [await send(), await send()];
    same(second.body, first.body);
    await gives(409, 'POST', consignment('CMD-26-000102-A'), { ...me, body: aForm(asked), key: 'message-1' });
    const thread = `${path}/threads/${first.body.id}`;
    const again = () => gives(201, 'POST', thread, { ...me, body: aForm({ body: 'Merci.' }), key: 'message-2' });
    await again();
    await again();
    const { body: read } = await gives<Wire['Thread']>(200, 'GET', thread, me);
    same(read.messages.length, 2);
    const [attachment] = read.messages[0]?.attachments ?? [];
    same(attachment?.name, 'carton.jpg');
    await gives(200, 'GET', `${path}/attachments/${attachment?.id}`, me);
    await gives(404, 'GET', `${path}/attachments/${attachment?.id}`, { as: PRO });
    for (const lang of ['fr', 'en'])
      await gives(200, 'GET', `${path}/threads?consignmentCode=CMD-26-000102-A&lang=${lang}`, me);
  },

  'somebody else’s threads, and those that there are not, are unknown': async ({ gives }) => {
    for (const as of [SHOPPER, PRO]) {
      const other = as === PRO ? 'CMD-26-000101-A' : 'CMD-26-000201-A';
      const thread = as === PRO ? 'FIL-101A-1' : 'FIL-201A-1';
      await gives(404, 'GET', `${path}/threads?consignmentCode=${other}`, { as });
      await gives(404, 'POST', consignment(other), { as, body: aForm(asked) });
      await gives(404, 'GET', `${path}/threads/${thread}`, { as });
      await gives(404, 'POST', `${path}/threads/${thread}`, { as, body: aForm(asked) });
      await gives(404, 'GET', `${path}/attachments/inconnue`, { as });
    }
  },

  'a message is refused with its reason, and what is closed stays closed': async ({ call, gives, same }) => {
    const html = new File(['<html><script>'], 'photo.jpg', { type: 'image/jpeg' });
    const virus = new File(['%PDF-1.4 EICAR-STANDARD-ANTIVIRUS-TEST-FILE'], 'facture.pdf');
    const large = jpeg('grande.jpg', 5 * 1024 * 1024);
    const many = Array.from({ length: 6 }, (_, at) => jpeg(`${at}.jpg`));
    const heavy = Array.from({ length: 3 }, (_, at) => jpeg(`${at}.jpg`, 4_500_000));
    for (const [form, reason] of [
      [aForm({ ...asked, topic: 'AUTRE' }), 'topicUnknown'],
      [aForm({ ...asked, body: ' ' }), 'bodyMissing'],
      [aForm({ ...asked, body: 'a'.repeat(2001) }), 'bodyTooLong'],
      [aForm(asked, html), 'fileTypeRefused'],
      [aForm(asked, virus), 'fileInfected'],
      [aForm(asked, large), 'fileTooLarge'],
      [aForm(asked, ...many), 'tooManyFiles'],
      [aForm(asked, ...heavy), 'filesTooLarge'],
    ] as const)
      same((await gives(400, 'POST', consignment('CMD-26-000102-A'), { ...me, body: form })).reason, reason);
    await gives(400, 'POST', consignment('CMD-26-000102-A'), { ...me, body: asked });
    const closed = await call('POST', consignment('CMD-26-000101-C'), { ...me, body: aForm(asked) });
    same([closed.status, closed.reason], [409, 'consignmentClosed']);
    const over = await call('POST', `${path}/threads/FIL-101C-1`, { ...me, body: aForm(asked) });
    same([over.status, over.reason], [409, 'threadClosed']);
  },
};
