import { Matchers } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { isoMoment, type Promised, pactWith, refusal, SHOPPER } from '#adapters/testing/pact.ts';

const { regex, string } = Matchers;
const pact = pactWith('labels');
const own = true;
const code = 'CMD-26-LETTRE-A-EXPEDIER';
const given = { 'an order of the book': { order: code, owner: SHOPPER } };
const nobody = { 'a signed-in shopper': { owner: SHOPPER } };
const unknown = { given: nobody, own, status: 404, answers: refusal('UnknownResourceError', 'notFound') };

describe('a letter that was sent', () => {
  test('a sent letter has a proof', async () => {
    const sha256 = 'a'.repeat(64);
    const promised: Promised = {
      to: 'the proof of a letter',
      given,
      call: `GET /users/current/orders/${code}/letters`,
      own,
      answers: {
        letters: [
          {
            entryNumber: 0,
            sentAt: isoMoment('2026-01-15T10:00:00.000Z'),
            sha256: regex('^[0-9a-f]{64}$', sha256),
            pages: 1,
            envelopes: [{ recipient: string('Mairie, 69002 Lyon') }],
          },
        ],
      },
    };
    expect(await pact([promised], ({ labels }) => labels.sentLetters(code))).toEqual([
      {
        entryNumber: 0,
        sentAt: '2026-01-15T10:00:00.000Z',
        sha256,
        pages: 1,
        envelopes: [{ recipient: 'Mairie, 69002 Lyon', trackingId: null, acknowledgement: null }],
      },
    ]);
  });

  test('a sent letter is downloaded', async () => {
    const promised: Promised = {
      to: 'a letter that was sent',
      given,
      call: `GET /users/current/orders/${code}/entries/0/letter`,
      own,
      isFile: true,
    };
    const begun = pact([promised], async ({ labels }) => {
      const answer = await labels.letter(code, 0);
      return typeof answer === 'string' ? answer : (await new Response(answer.bytes).text()).slice(0, 4);
    });
    expect(await begun).toBe('%PDF');
  });

  test.each([
    ['all its recipients', null, {}],
    ['its first recipient', 0, { envelope: '0' }],
  ])('a sent letter has a proof of %s in one file', async (whom, envelope, query) => {
    const promised: Promised = {
      to: `the proof that a letter was sent to ${whom}`,
      given,
      call: `GET /users/current/orders/${code}/entries/0/letter/proof`,
      query,
      own,
      isFile: true,
    };
    const begun = pact([promised], async ({ labels }) => {
      const answer = await labels.letterProof(code, 0, envelope);
      return typeof answer === 'string' ? answer : (await new Response(answer.bytes).text()).slice(0, 4);
    });
    expect(await begun).toBe('%PDF');
  });

  test('a sent letter of an unknown order is unknown, and so is its proof', async () => {
    const order = 'CMD-00-000000';
    const call = `GET /users/current/orders/${order}` as const;
    const promised: Promised[] = [
      { to: 'the proof of the letters of an unknown order', call: `${call}/letters`, ...unknown },
      { to: 'a letter of an unknown order', call: `${call}/entries/0/letter`, ...unknown },
    ];
    const asked = pact(promised, ({ labels }) => Promise.all([labels.sentLetters(order), labels.letter(order, 0)]));
    expect(await asked).toEqual(['unknown', 'unknown']);
  });
});
