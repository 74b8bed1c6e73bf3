import { describe, expect, test } from 'vitest';
import { json } from '#adapters/testing/play-server.ts';
import { shopOn, signedIn } from '#adapters/testing/shop.ts';
import { playServerForTests } from '#adapters/testing/while-tests-run.ts';
import type { SentFile } from '#domain/messages/messages.ts';
import { advanceClock, minutes } from '#mocks/shared/calendar/clock.ts';
import { setScenario } from '#mocks/shared/scenarios.ts';
import { worldNamed } from '#mocks/shared/world.ts';
import { moveClock } from '#tests/shared/clocks/moved-clock.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';

const shop = shopOnMocks();
const [SHOPPER, PRO] = ['particulier@exemple.fr', 'pro-certifie@exemple.fr'];
const of = (email: string, testWorld: string = crypto.randomUUID()) =>
  shop.portsFor(signedIn(email, { testWorld })).sellerMessages;

const photo = (name: string, ...bytes: number[]): SentFile => ({
  name,
  type: 'image/jpeg',
  content: new Blob([new Uint8Array([0xff, 0xd8, 0xff, ...bytes])]),
});
const torn = {
  text: 'Le carton est arrivé déchiré.\nMerci.',
  key: 'message-1',
  files: [photo('carton déchiré.jpg', 1)],
};
const begun = { ...torn, consignment: 'CMD-26-000102-A', topic: 'ITEM' };

async function bytesOf(content: ReadableStream<Uint8Array>): Promise<number[]> {
  return [...new Uint8Array(await new Response(content).arrayBuffer())];
}

describe('a message', () => {
  test('a message begins one thread however often it is sent, is read with its photo, and is answered', async () => {
    const world = crypto.randomUUID();
    const sellerMessages = of(SHOPPER, world);
    const [first, again] = [await sellerMessages.begin(begun), await sellerMessages.begin(begun)];
    expect(again).toEqual(first);
    if (first.kind !== 'sent') throw new Error(first.kind);
    const { id, messages, seller } = first.thread;
    expect(seller).toBe('Papeterie du Canal');
    expect(messages).toMatchObject([
      { author: { kind: 'shopper' }, text: torn.text, attachments: [{ name: 'carton déchiré.jpg', size: 4 }] },
    ]);
    const file = await sellerMessages.attachment(messages[0]?.attachments[0]?.id ?? '');
    if (file === 'unknown') throw new Error('The attachment is not there.');
    expect(file).toMatchObject({ name: 'carton déchiré.jpg', type: 'image/jpeg', size: 4 });
    expect(await bytesOf(file.bytes)).toEqual([0xff, 0xd8, 0xff, 1]);

    advanceClock(worldNamed(world), minutes(21));
    const answered = await sellerMessages.thread(id);
    if (answered === 'unknown') throw new Error('The thread is not there.');
    expect(answered).toMatchObject({ lastFrom: 'seller', answerDueBy: null, count: 2 });
    const replied = await sellerMessages.reply({ thread: id, text: 'Merci.', files: [], key: 'message-2' });
    expect(replied).toMatchObject({ kind: 'sent', thread: { count: 3, lastFrom: 'shopper' } });
    const { threads } = (await sellerMessages.about('CMD-26-000102-A')) as { threads: readonly unknown[] };
    expect(threads).toMatchObject([{ id, count: 3 }]);
  });

  test('a refused message has a reason', async () => {
    const sellerMessages = of(SHOPPER);
    const refused = async (over: Partial<typeof begun>) => {
      const sent = await sellerMessages.begin({ ...begun, key: crypto.randomUUID(), ...over });
      return sent.kind === 'refused' ? sent.refusal : sent.kind;
    };
    const html = { ...photo('page.jpg'), content: new Blob(['<html>']) };
    expect(await refused({ files: [photo('ok.jpg'), html] })).toEqual({
      kind: 'file',
      name: 'page.jpg',
      reason: 'type',
    });
    expect(await refused({ topic: 'AUTRE' })).toEqual({ kind: 'topic' });
    expect(await refused({ text: ' ' })).toEqual({ kind: 'text-missing' });
    expect(await refused({ consignment: 'CMD-26-000101-C' })).toEqual({ kind: 'closed' });
    expect(await refused({ consignment: 'CMD-26-000201-A' })).toBe('unknown');
    expect(await sellerMessages.reply({ ...torn, thread: 'FIL-101C-1' })).toEqual({
      kind: 'refused',
      refusal: { kind: 'closed' },
    });
  });
});

test('a thread, consignment or attachment of somebody else, or of nobody, is unknown', async () => {
  const world = crypto.randomUUID();
  expect(await of(SHOPPER, world).about('CMD-26-000101-A')).toMatchObject({ order: 'CMD-26-000101' });
  for (const [email, consignment, thread, attachment] of [
    [PRO, 'CMD-26-000101-A', 'FIL-101A-1', 'PJ-101A-1-00'],
    [SHOPPER, 'inconnu', 'inconnu', 'inconnu'],
    [SHOPPER, '..', '..', '..'],
    [SHOPPER, '', '', ''],
  ] as const) {
    const sellerMessages = of(email, world);
    expect(await sellerMessages.about(consignment)).toBe('unknown');
    expect(await sellerMessages.thread(thread)).toBe('unknown');
    expect(await sellerMessages.attachment(attachment)).toBe('unknown');
    expect((await sellerMessages.begin({ ...begun, consignment })).kind).toBe('unknown');
    expect((await sellerMessages.reply({ ...torn, thread })).kind).toBe('unknown');
  }
});

test.each([
  ['getThreads', (ports: ReturnType<typeof of>) => ports.about('CMD-26-000101-A')],
  ['getThread', (ports: ReturnType<typeof of>) => ports.thread('FIL-101A-1')],
  ['createThread', (ports: ReturnType<typeof of>) => ports.begin(begun)],
  ['replyToThread', (ports: ReturnType<typeof of>) => ports.reply({ ...torn, thread: 'FIL-101A-1' })],
] as const)('%s that fails, is broken or comes for nobody is a fault', async (operation, ask) => {
  for (const [effect, kind] of [
    ['fail', 'unavailable'],
    ['contract', 'contract'],
    ['unauthorised', 'signed-out'],
  ] as const) {
    const world = crypto.randomUUID();
    setScenario({ effect, operation, world });
    await expect(ask(of(SHOPPER, world))).rejects.toMatchObject({ name: 'Fault', kind });
  }
});

describe('a message about somebody else’s consignment', () => {
  const server = playServerForTests();

  test.each([403, 404])('a message about somebody else’s consignment is unknown, refused with %i', async (status) => {
    server.play(json({ errors: [{ type: 'ForbiddenError' }] }, status));
    const { sellerMessages } = shopOn(server.url).portsFor(signedIn(SHOPPER));
    expect(await sellerMessages.begin(begun)).toEqual({ kind: 'unknown' });
    expect(await sellerMessages.reply({ ...torn, thread: 'FIL-101A-1' })).toEqual({ kind: 'unknown' });
  });
});

describe('a file of a message', () => {
  const server = playServerForTests();
  const asked = async (headers: Record<string, string>) => {
    server.play((_call, response) => response.writeHead(200, headers).end('Reçu'));
    const file = await shopOn(server.url).portsFor(signedIn(SHOPPER)).sellerMessages.attachment('PJ-1');
    if (file === 'unknown') throw new Error('The file is not there.');
    return file;
  };

  test.each([
    ["attachment; filename*=UTF-8''re%C3%A7u.txt", 'reçu.txt'],
    ['attachment; filename="../../x.docx"', 'x.docx'],
    ['attachment', 'piece-jointe'],
  ])('a message’s file with the header %s has the name %s, whatever its type', async (disposition, name) => {
    const file = await asked({ 'content-type': 'text/plain; charset=utf-8', 'content-disposition': disposition });
    expect(file).toMatchObject({ name, type: 'text/plain' });
    expect(await new Response(file.bytes).text()).toBe('Reçu');
    expect(server.seen[0]?.headers).toMatchObject({
      accept: '*/*, application/json',
      authorization: `Bearer test:${SHOPPER}`,
    });
  });

  test('a message’s file without a type is plain bytes', async () => {
    expect(await asked({})).toMatchObject({ name: 'piece-jointe', type: 'application/octet-stream' });
  });
});

describe('an upload', () => {
  const server = playServerForTests();
  const ports = () =>
    shopOn(server.url, { TIMEOUT_DEFAULT: '100', TIMEOUT_UPLOAD: '500' }).portsFor(signedIn(SHOPPER)).sellerMessages;

  test('an upload has a longer deadline than a page, and not an endless one', async () => {
    const clock = moveClock();
    server.play(clock.after(250, json({ errors: [{ type: 'x', reason: 'topicUnknown' }] }, 400)));
    expect(await ports().begin(begun)).toEqual({ kind: 'refused', refusal: { kind: 'topic' } });
    server.play(clock.hang);
    await expect(ports().begin(begun)).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('a message without a file is a plain form, with the deadline of a page', async () => {
    server.play(moveClock().after(250, json({ errors: [{ type: 'x' }] }, 400)));
    await expect(ports().begin({ ...begun, files: [] })).rejects.toMatchObject({ kind: 'timeout' });
    await expect(ports().reply({ ...torn, thread: 'FIL-1', files: [] })).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('an upload sends the fields, the files under their names, and the key', async () => {
    server.play(json({ errors: [{ type: 'x' }] }, 400));
    await ports().reply({ ...torn, thread: 'FIL-1', files: [photo('déchiré.jpg'), photo('b.jpg')] });
    const [{ headers, body, url, method } = { headers: {}, body: '', url: '', method: '' }] = server.seen;
    expect([method, url.split('?')[0]]).toEqual(['POST', '/users/current/messages/threads/FIL-1']);
    expect(headers['idempotency-key']).toBe('message-1');
    expect(headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
    for (const part of [
      'name="body"',
      'name="files"; filename="déchiré.jpg"',
      'filename="b.jpg"',
      'Content-Type: image/jpeg',
    ])
      expect(body).toContain(part);
  });
});
