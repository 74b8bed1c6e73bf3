import { expect, test } from 'vitest';
import { storedDrafts } from '#tests/shared/stored-drafts.ts';
import {
  agentContext,
  isPostContext,
  postedContext,
  retryAfterContext,
  shopContext,
  structuredDataContext,
  tagsContext,
} from './contexts.server.ts';
import { journeyCookie } from './journey-drafts.server.ts';
import { readPosts } from './middleware/posted.server.ts';
import { aForm, aRequest, argsOf, fails, noSession, waitingFor } from './request.examples.ts';
import { requestContextOf } from './request-context.server.ts';

test('several parts of a page describe it together to search engines and to the page cache', () => {
  const args = argsOf(aRequest());
  const { describe, tag } = requestContextOf(args);
  const things = ['BreadcrumbList', 'Product', 'WebSite'].map((type) => ({ '@type': type }) as never);
  describe(...things.slice(0, 2));
  describe(...things.slice(2));
  tag('product:1', 'brand:a');
  tag('category:c');
  expect(args.context.get(structuredDataContext)).toEqual(things);
  expect(args.context.get(tagsContext)).toEqual(['product:1', 'brand:a', 'category:c']);
});

test('a visitor who has to wait reads that in the answer too', async () => {
  const args = argsOf(aRequest({ limits: waitingFor(7) }));
  expect(await requestContextOf(args).limits.take('address')).toBe(7);
  expect(args.context.get(retryAfterContext)).toBe(7);
});

test('a body that is no form is a refused request; a visitor who leaves in the middle of one is not', async () => {
  const args = argsOf(aRequest(), { form: aForm({}) });
  const request = (body: BodyInit, type: string) =>
    new Request(args.url, { method: 'POST', body, headers: { 'content-type': type }, duplex: 'half' } as RequestInit);
  const read = (sent: Request) => {
    void readPosts({ ...args, request: sent }, async () => new Response());
    return requestContextOf({ ...args, request: sent }).form();
  };
  await expect(read(request('{}', 'application/json'))).rejects.toMatchObject({
    data: { status: 400, sid: 'visite-1', text: expect.stringContaining('n’a pas été prise en compte') },
    init: { status: 400 },
  });
  const left = new Error('the browser went away');
  args.context.set(postedContext, fails(left));
  await expect(requestContextOf(args).form()).rejects.toBe(left);
});

test('a posted form is read once, however often it is asked for, and as far as the shop reads files', async () => {
  const path = '/envoi-courrier-en-ligne/parcours/creer-lettre';
  const args = argsOf(aRequest({ config: { UPLOAD_MAX_MB: 1 }, limits: waitingFor(0) }), { path });
  const asked = (init?: RequestInit) => {
    void readPosts({ ...args, request: new Request(args.url, init) }, async () => new Response());
    return requestContextOf(args);
  };
  const withFile = (bytes: number) =>
    asked({ method: 'POST', body: aForm({ city: 'Lyon', file: new File([new Uint8Array(bytes)], 'photo.jpg') }) });
  const open = async () => true;
  const fits = withFile(1_000_000);
  expect([await fits.form(open), await fits.posted?.()].map((form) => form?.get('city'))).toEqual(['Lyon', 'Lyon']);
  expect(await fits.unreadFiles()).toEqual([]);
  const tooLarge = withFile(1_200_000);
  await tooLarge.form(open);
  expect(await tooLarge.unreadFiles()).toEqual(['size']);
  expect(args.context.get(isPostContext)).toBe(true);
  expect(asked().posted).toBeNull();
});

const batch = '/professionnel/envoi-colis/colissimo-en-ligne/parcours/lot';
const aTable = () => aForm({ city: 'Lyon', csv: new File(['a;b'], 'colis.csv') });

test.each([
  ['a table', aTable(), ['table']],
  ['no file', aForm({ city: 'Lyon' }), []],
])('a form with %s is counted as %j, and read whole while there is room', async (_, form, counted) => {
  const taken: string[] = [];
  const limits = { ...waitingFor(0), take: async (name: string) => (taken.push(name), 0) };
  const args = argsOf(aRequest({ limits }), { path: batch });
  void readPosts(
    { ...args, request: new Request(args.url, { method: 'POST', body: form }) },
    async () => new Response(),
  );
  const context = requestContextOf(args);
  await context.form(async () => true);
  expect([await context.fileWait(), taken]).toEqual([0, counted]);
});

test('a visitor whose share is used up has only the text of a form with files read, and reads when to try again', async () => {
  const args = argsOf(aRequest({ limits: waitingFor(1700) }), { path: batch });
  const body = aForm({ city: 'Lyon', csv: new File([new Uint8Array(2_000_000)], 'colis.csv') });
  void readPosts({ ...args, request: new Request(args.url, { method: 'POST', body }) }, async () => new Response());
  const context = requestContextOf(args);
  const form = await context.form();
  expect([form.get('city'), (form.get('csv') as File).size]).toEqual(['Lyon', 0]);
  expect(await context.unreadFiles()).toEqual(['size', 'closed']);
  expect(await context.fileWait()).toBe(1700);
  expect(args.context.get(retryAfterContext)).toBe(1700);
});

test('whether a page is open is asked before anything of a form is read that may hold a file', async () => {
  const order: string[] = [];
  const sent = new Response(aTable());
  const [type, bytes] = [sent.headers.get('content-type') ?? '', await sent.bytes()];
  const read = (isOpen: boolean) => {
    const limits = { ...waitingFor(0), wait: async () => (order.push('share'), 0) };
    const args = argsOf(aRequest({ limits }), { path: batch });
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          order.push('body');
          controller.enqueue(bytes);
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': type } } as RequestInit;
    void readPosts({ ...args, request: new Request(args.url, init) }, async () => new Response());
    const context = requestContextOf(args);
    return { context, form: context.form(async () => (order.push('open'), isOpen)) };
  };
  const closed = read(false);
  const form = await closed.form;
  expect(order).toEqual(['share', 'open', 'body']);
  expect([form.get('city'), (form.get('csv') as File).name, (form.get('csv') as File).size]).toEqual([
    'Lyon',
    'colis.csv',
    0,
  ]);
  expect(await closed.context.unreadFiles()).toEqual(['closed']);
  const open = read(true);
  expect(((await open.form).get('csv') as File).size).toBe(3);
  expect(await open.context.unreadFiles()).toEqual([]);
});

test('whoever needs the form before its page, such as an ended session, reads of its files only the names', async () => {
  const args = argsOf(aRequest({ limits: waitingFor(0) }), { path: batch });
  void readPosts(
    { ...args, request: new Request(args.url, { method: 'POST', body: aTable() }) },
    async () => new Response(),
  );
  const form = await requestContextOf(args).form();
  expect([form.get('city'), (form.get('csv') as File).size]).toEqual(['Lyon', 0]);
});

test('a pasted text of the size of a table is counted as one', async () => {
  const taken: string[] = [];
  const limits = { ...waitingFor(0), take: async (name: string) => (taken.push(name), 0) };
  const wait = (pasted: string) => {
    const args = argsOf(aRequest({ limits }), { path: batch, form: aForm({ pasted }) });
    const request = new Request(args.url, { method: 'POST', body: aForm({ pasted }) });
    void readPosts({ ...args, request }, async () => new Response());
    return requestContextOf(args).fileWait();
  };
  await wait('a;b\n'.repeat(100));
  expect(taken).toEqual([]);
  await wait('a;b\n'.repeat(20_000));
  expect(taken).toEqual(['table']);
});

test('a visitor whose address has begun too many drafts keeps none, and one who has one goes on', async () => {
  const saved = (cookies: Record<string, string>) => {
    const args = argsOf(aRequest({ session: noSession, cookies, limits: waitingFor(1700) }), {
      journeyDrafts: storedDrafts(),
    });
    return requestContextOf(args).journeyDrafts.save('letters', { answers: { weight: '20' }, version: 0 });
  };
  await expect(saved({})).rejects.toMatchObject({ init: { status: 429 } });
  expect(await saved({ [journeyCookie]: `journey-${'b'.repeat(43)}` })).toMatchObject({ kind: 'saved' });
});

test.each(['ended', 'down'] as const)(
  'a browser whose agent’s session is « %s » shows no answers of its visitor',
  async (state) => {
    const cookies = { [journeyCookie]: `journey-${'b'.repeat(43)}` };
    const args = argsOf(aRequest({ session: noSession, cookies }));
    const records = { all: async () => [{ mode: 'part', journey: 'letters' }] };
    Object.assign(args.context.get(shopContext), { journeyDrafts: records });
    expect(await requestContextOf(args).journeyDrafts.all()).toHaveLength(1);
    args.context.set(agentContext, { state, id: 'session-2' });
    expect(await requestContextOf(args).journeyDrafts.all()).toEqual([]);
  },
);
