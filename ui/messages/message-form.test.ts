import { describe, expect, test, vi } from 'vitest';
import type { MessageRefusal, SendOutcome } from '#domain/messages/messages.ts';
import { Fault } from '#domain/shared/fault.ts';
import { aRequest, type GivenRequest, ledTo, waitingFor } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { aCorrespondence, aThread } from './messages.examples.ts';
import { sellerPage } from './seller/seller-page.server.ts';
import { threadPage } from './thread/thread-page.server.ts';

const { t } = wordingOf({ lang: 'fr', mode: 'part' });
const params = { code: 'CMD-26-000101', subOrderCode: 'CMD-26-000101-A', threadId: 'FIL-1' };
const url = new URL('https://boutique.example/mes-commandes/detail/CMD-26-000101/CMD-26-000101-A/contact-vendeur');
const sentThread: SendOutcome = { kind: 'sent', thread: aThread({ id: 'FIL-9' }) };

const jpeg = (name: string, size = 4) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array<number>(size).fill(1)])], name, { type: 'image/jpeg' });
const html = (name: string) => new File(['<!doctype html><script>'], name, { type: 'image/jpeg' });
const svg = (name: string) => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], name, { type: 'image/png' });

function aForm(fields: Record<string, string>, ...files: File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const file of files) form.append('fichiers', file);
  return form;
}
const asked = { intent: 'new-thread', envoi: 'brouillon-1', sujet: 'ITEM', message: 'Déchiré.\r\nMerci.' };

function aSeller(sent: SendOutcome = sentThread) {
  const begin = vi.fn(async (_: unknown) => sent);
  const reply = vi.fn(async (_: unknown) => sent);
  const context = (over: GivenRequest = {}) =>
    aRequest({
      params,
      ports: { sellerMessages: { about: async () => aCorrespondence(), thread: async () => aThread(), begin, reply } },
      ...over,
    });
  return { begin, reply, context };
}

describe('a new question', () => {
  test('a new question is sent with its files under safe names and their contents’ types, and leads to its thread', async () => {
    const { begin, context } = aSeller();
    const form = aForm(asked, jpeg('../carton\u202e.jpg'));
    expect(await ledTo(sellerPage.post(context(), { url, form }))).toBe(`${url.pathname}/FIL-9?note=envoye`);
    expect(begin).toHaveBeenCalledWith({
      consignment: 'CMD-26-000101-A',
      topic: 'ITEM',
      text: 'Déchiré.\nMerci.',
      files: [{ name: 'carton.jpg', type: 'image/jpeg', content: expect.any(File) }],
      key: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test('a new question that is posted twice has the same key, and another one once it has changed', async () => {
    const { begin, context } = aSeller();
    const keyOf = async (form: FormData) => {
      await ledTo(sellerPage.post(context(), { url, form }));
      return (begin.mock.lastCall?.[0] as { key: string } | undefined)?.key;
    };
    const first = await keyOf(aForm(asked, jpeg('a.jpg')));
    expect(await keyOf(aForm(asked, jpeg('a.jpg')))).toBe(first);
    const others = [
      aForm({ ...asked, message: 'Autre.' }, jpeg('a.jpg')),
      aForm({ ...asked, sujet: 'OTHER' }, jpeg('a.jpg')),
      aForm({ ...asked, envoi: 'brouillon-2' }, jpeg('a.jpg')),
      aForm(asked, jpeg('a.jpg', 5)),
      aForm(asked, jpeg('b.jpg')),
      aForm(asked),
    ];
    const keys = await Promise.all(others.map(keyOf));
    expect(keys).not.toContain(first);
  });

  test('a new question of exactly the maximum length is sent', async () => {
    const { begin, context } = aSeller();
    await ledTo(sellerPage.post(context(), { url, form: aForm({ ...asked, message: 'a'.repeat(2000) }) }));
    expect(begin).toHaveBeenCalledOnce();
  });

  test('a new question whose answer was lost is found at the end of its thread; another text there is another message', async () => {
    const own = (text: string) => ({
      ...aThread({ id: 'FIL-9', topic: { code: 'ITEM', name: 'Un article' } }),
      messages: [
        {
          id: 'M-1',
          author: { kind: 'shopper' as const, name: null },
          text,
          sentAt: new Date().toISOString(),
          attachments: [],
        },
      ],
    });
    const post = (thread: ReturnType<typeof aThread>) => {
      const about = async () => aCorrespondence({ threads: [thread] });
      const begin = () => Promise.reject(new Fault('unavailable', 'createThread'));
      const sellerMessages = { about, thread: async () => thread, begin };
      return sellerPage.post(aRequest({ params, ports: { sellerMessages } }), { url, form: aForm(asked) });
    };
    expect(await ledTo(post(own('Déchiré.\nMerci.')))).toBe(`${url.pathname}/FIL-9?note=envoye`);
    expect((await post(own('Autre.'))).status).toBe(503);
    const elsewhere = { ...own('Déchiré.\nMerci.'), topic: { code: 'OTHER', name: 'Autre' } };
    expect((await post(elsewhere)).status).toBe(503);
  });

  test.each([
    ['no topic', { ...asked, sujet: '' }, 'sujet', t('messages.topicMissing')],
    ['an unknown topic', { ...asked, sujet: 'toString' }, 'sujet', t('messages.topicMissing')],
    ['no text', { ...asked, message: ' \r\n ' }, 'message', t('messages.textMissing')],
    [
      'too much text',
      { ...asked, message: 'a'.repeat(2001) },
      'message',
      t('messages.textTooLong', { count: '2\u202f001', most: '2\u202f000' }),
    ],
  ])(
    'a new question with %s is refused before the backend is called, and its values stay',
    async (_, fields, name, text) => {
      const { begin, context } = aSeller();
      const { status, page } = await sellerPage.post(context(), { url, form: aForm(fields) });
      expect([status, begin.mock.calls]).toEqual([422, []]);
      expect(page.view?.form).toMatchObject({ errors: { [name]: text }, draft: 'brouillon-1' });
      expect(page.view?.form?.text.value).toBe(fields.message.replaceAll('\r\n', '\n'));
    },
  );

  test('a new question that comes too soon has to wait, with its text, its draft name and the files to choose again', async () => {
    const { begin, context } = aSeller();
    const form = aForm(asked, jpeg('a.jpg'));
    const { status, page } = await sellerPage.post(context({ limits: waitingFor(7) }), { url, form });
    expect([status, begin.mock.calls]).toEqual([429, []]);
    expect(page.notices).toEqual([{ tone: 'error', text: t('forms.limited', { seconds: 7 }) }]);
    expect(page.view?.form).toMatchObject({ draft: 'brouillon-1', lost: expect.stringContaining(' a.jpg.') });
    expect(page.view?.form?.text.value).toBe('Déchiré.\nMerci.');
  });

  test('a new question with a picture that is too large names the files to choose again beside it', async () => {
    const { context } = aSeller();
    const limits = { ...aCorrespondence().limits, fileSize: 20 };
    const sellerMessages = { about: async () => aCorrespondence({ limits }) };
    const form = aForm(asked, jpeg('carton.jpg'), jpeg('grande.jpg', 20));
    const { page } = await sellerPage.post(context({ ports: { sellerMessages } }), { url, form });
    const size = '20\u00a0octets';
    expect(page.view?.form?.errors).toEqual({ fichiers: t('messages.fileTooLarge', { name: 'grande.jpg', size }) });
    expect(page.view?.form?.lost).toBe(t('messages.chooseAgain', { count: 1, names: 'carton.jpg' }));
  });

  test.each([
    ['a page', html('photo.jpg')],
    ['a drawing with scripts', svg('photo.png')],
    ['a text', new File(['bonjour'], 'note.pdf', { type: 'application/pdf' })],
  ])(
    'a new question with %s that calls itself a picture is refused with that name, and the valid files are named',
    async (_, file) => {
      const { begin, context } = aSeller();
      const form = aForm(asked, jpeg('carton.jpg'), file);
      const { status, page } = await sellerPage.post(context(), { url, form });
      expect([status, begin.mock.calls]).toEqual([422, []]);
      const types = 'JPEG, PNG, WebP ou PDF';
      expect(page.view?.form?.errors).toEqual({ fichiers: t('messages.fileType', { name: file.name, types }) });
      expect(page.view?.form?.lost).toBe(t('messages.chooseAgain', { count: 1, names: 'carton.jpg' }));
    },
  );

  test.each([
    ['size', t('messages.filesTooLarge', { size: '12\u00a0Mo' })],
    ['count', t('messages.filesTooMany', { count: 5 })],
  ] as const)(
    'a new question with files that were not read for their %s reports it, and preserves the text',
    async (reason, text) => {
      const { context } = aSeller();
      const { status, page } = await sellerPage.post(context({ unreadFiles: [reason] }), { url, form: aForm(asked) });
      expect(status).toBe(422);
      expect(page.view?.form?.errors.fichiers).toBe(text);
      expect(page.view?.form?.text.value).toBe('Déchiré.\nMerci.');
    },
  );

  test.each([
    [{ kind: 'file', name: 'b.jpg', reason: 'infected' }, { fichiers: t('messages.fileInfected', { name: 'b.jpg' }) }],
    [{ kind: 'too-many-files' }, { fichiers: t('messages.filesTooMany', { count: 5 }) }],
    [{ kind: 'files-too-large' }, { fichiers: t('messages.filesTooLarge', { size: '12\u00a0Mo' }) }],
    [{ kind: 'text-missing' }, { message: t('messages.textMissing') }],
    [{ kind: 'text-too-long' }, { message: expect.stringContaining('2\u202f000') }],
    [{ kind: 'topic' }, { sujet: t('messages.topicMissing') }],
  ] as [MessageRefusal, object][])(
    'a new question that the backend refuses for %o shows that at its field',
    async (refusal, errors) => {
      const { context } = aSeller({ kind: 'refused', refusal });
      const form = aForm(asked, jpeg('a.jpg'), jpeg('b.jpg'));
      const { status, page } = await sellerPage.post(context(), { url, form });
      expect(status).toBe(422);
      expect(page.view?.form?.errors).toEqual(errors);
      const [count, names] = refusal.kind === 'file' ? [1, 'a.jpg'] : [2, 'a.jpg, b.jpg'];
      expect(page.view?.form?.lost).toBe(t('messages.chooseAgain', { count, names }));
    },
  );

  test.each([
    ['closed', t('messages.refusedClosed')],
    ['other', t('error.messageSend')],
  ] as const)('a new question that the backend refuses as %s shows that above the page', async (kind, text) => {
    const { context } = aSeller({ kind: 'refused', refusal: { kind } });
    const { page } = await sellerPage.post(context(), { url, form: aForm(asked) });
    expect(page.notices).toEqual([{ tone: 'error', text }]);
  });

  test('a new question that ends in a fault preserves its text, its draft name and the files to choose again', async () => {
    const { begin, context } = aSeller();
    begin.mockRejectedValueOnce(new Fault('timeout', 'createThread'));
    const { status, page } = await sellerPage.post(context(), { url, form: aForm(asked, jpeg('a.jpg')) });
    expect(status).toBe(503);
    expect(page.view?.form).toMatchObject({ draft: 'brouillon-1', lost: expect.stringContaining('a.jpg') });
    expect(page.failure).toMatchObject({ failure: 'envoi_message' });
  });
});

test('a message that an ended session interrupted names the files that have to be chosen again', async () => {
  const { context } = aSeller();
  const form = new FormData();
  for (const name of ['../a.jpg', '', 'b.jpg']) form.append('fichiers', name);
  const restored = sellerPage.forms['new-thread'].typed?.(form);
  expect(restored?.lost).toEqual(['a.jpg', 'b.jpg']);
  const { view } = await sellerPage.show(context({ draft: { ...asked, fichiers: 'a.jpg' } }), url);
  expect(view.form?.lost).toBe(t('messages.chooseAgain', { count: 1, names: 'a.jpg' }));
});

describe('a reply', () => {
  const form = () => aForm({ intent: 'reply', envoi: 'x', message: 'Merci.' });

  test('a reply replaces its step of the history, and a new question begins one', async () => {
    const { context } = aSeller();
    const replaced = async (posted: Promise<unknown>) => {
      const led: unknown = await posted.catch((error: unknown) => error);
      return (led as Response).headers.get('X-Remix-Replace');
    };
    expect(await replaced(threadPage.post(context(), { url, form: form() }))).toBe('true');
    expect(await replaced(sellerPage.post(context(), { url, form: aForm(asked) }))).toBeNull();
  });

  test('a reply needs no topic, and stays at its thread', async () => {
    const { reply, context } = aSeller();
    expect(await ledTo(threadPage.post(context(), { url, form: form() }))).toContain('/FIL-9?note=envoye');
    expect(reply).toHaveBeenCalledWith({ thread: 'FIL-1', text: 'Merci.', files: [], key: expect.any(String) });
  });

  test.each([
    ['Merci.', 302],
    ['Autre.', 503],
  ])('a reply whose answer was lost is found where its thread ends with it: « %s »', async (text, status) => {
    const [message] = aThread().messages;
    if (!message) throw new Error('The thread has no message.');
    const last = { ...message, author: { kind: 'shopper' as const, name: null }, text, attachments: [] };
    const thread = aThread({ messages: [{ ...last, sentAt: new Date().toISOString() }] });
    const { reply, context } = aSeller();
    reply.mockRejectedValue(new Fault('timeout', 'createMessage'));
    const sellerMessages = { about: async () => aCorrespondence(), thread: async () => thread, reply };
    const answer = threadPage.post(context({ ports: { sellerMessages } }), { url, form: form() });
    if (status === 503) expect((await answer).status).toBe(503);
    else expect(await ledTo(answer)).toContain('?note=envoye');
  });
});
