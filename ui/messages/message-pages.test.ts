import { describe, expect, test } from 'vitest';
import { aRequest } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { aCorrespondence, aSellerView, aThread, aThreadView } from './messages.examples.ts';
import { sellerPage } from './seller/seller-page.server.ts';
import { threadPage } from './thread/thread-page.server.ts';

const { t } = wordingOf({ lang: 'fr', mode: 'part' });
const params = { code: 'CMD-26-000101', subOrderCode: 'CMD-26-000101-A', threadId: 'FIL-1' };
const url = new URL('https://boutique.example/mes-commandes/detail/CMD-26-000101/CMD-26-000101-A/contact-vendeur');

test('a closed thread leads to another question, or to the help where the seller takes none', () => {
  const wayOf = (isSilenced: boolean) => aThreadView({ isClosed: true }, { isSilenced }).closed?.way.href;
  expect([wayOf(false), wayOf(true)]).toEqual([expect.stringMatching(/contact-vendeur$/), '/aide']);
});

test('a closed thread of a closed consignment leads to the help, not to an unusable form', async () => {
  const wayOf = async (isClosed: boolean) => {
    const sellerMessages = {
      about: async () => aCorrespondence({ isClosed }),
      thread: async () => aThread({ isClosed: true }),
    };
    const { view } = await threadPage.show(aRequest({ params, ports: { sellerMessages } }), url);
    return view.closed?.way.href;
  };
  expect([await wayOf(false), await wayOf(true)]).toEqual([expect.stringMatching(/contact-vendeur$/), '/aide']);
});

test.each([
  ['part', '36 31'],
  ['pro', '36 34'],
] as const)('a shopper who waits too long for an answer, as %s, reads the number %s', async (mode, phone) => {
  const thread = async () => aThread({ lastFrom: 'shopper', answerDueBy: '2020-01-01T00:00:00Z' });
  const sellerMessages = { about: async () => aCorrespondence(), thread };
  const { view } = await threadPage.show(aRequest({ params, mode, ports: { sellerMessages } }), url);
  expect(view.escalate?.text).toBe(t('messages.escalate', { phone }));
});

test.each([
  ['part', '36 31'],
  ['pro', '36 34'],
] as const)('a shopper who may write no more about a consignment, as %s, reads the number %s', async (mode, phone) => {
  const sellerMessages = { about: async () => aCorrespondence({ isClosed: true }) };
  const { view } = await sellerPage.show(aRequest({ params, mode, ports: { sellerMessages } }), url);
  expect(view.closed?.text).toBe(t('messages.consignmentClosed', { phone }));
  expect(view.form).toBeUndefined();
});

describe('a page of messages', () => {
  test.each([
    ['somebody else’s consignment', { about: async () => 'unknown' as const, thread: async () => aThread() }],
    [
      'another order’s consignment',
      { about: async () => aCorrespondence({ order: 'CMD-2' }), thread: async () => aThread() },
    ],
    ['somebody else’s thread', { about: async () => aCorrespondence(), thread: async () => 'unknown' as const }],
    [
      'another consignment’s thread',
      { about: async () => aCorrespondence(), thread: async () => aThread({ consignment: 'x' }) },
    ],
    ['another order’s thread', { about: async () => aCorrespondence(), thread: async () => aThread({ order: 'x' }) }],
  ])('a page of messages about %s is a 404', async (_, sellerMessages) => {
    const shown = threadPage.show(aRequest({ params, ports: { sellerMessages } }), url);
    await expect(shown).rejects.toMatchObject({ init: { status: 404 } });
  });

  test('a page of messages after a failed download reports it, and measures it', async () => {
    const sellerMessages = { about: async () => aCorrespondence(), thread: async () => aThread() };
    const shown = (at: URL) => threadPage.show(aRequest({ params, ports: { sellerMessages } }), at);
    const { view, failure } = await shown(new URL('?note=telechargement', url));
    expect(view.notices).toEqual([{ tone: 'error', text: t('error.attachmentDownload'), takesFocus: true }]);
    expect(failure).toMatchObject({ failure: 'telechargement_piece_jointe' });
    for (const at of [url, new URL('?note=envoye', url)]) expect((await shown(at)).failure).toBeUndefined();
  });
});

test('a seller without a name is written to in good French', () => {
  expect(aSellerView({ seller: null }).title).toBe('Écrire au vendeur');
  expect(aSellerView({ seller: null }, { lang: 'en' }).title).toBe('Write to the seller');
});
