import type { components } from '#contracts/generated/letters.ts';
import { aPdf, typedLetter } from '#mocks/letters/samples.ts';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { home, PRO, SHOPPER } from '#mocks/records/shoppers.ts';
import type { Call } from '../../mocks/backend.ts';
import { composes } from './composing.ts';
import type { Exercises, Witness } from './exercise.ts';

type Wire = components['schemas'];

const presentation = { colour: 'BLACK', duplex: true, addressPage: 'FIRST_PAGE' };
const parties = { sender: home, recipients: [home, { ...home, town: 'Lyon Cedex 3' }], level: 'GREEN' };

export const lettersExercises: Exercises = {
  'a letter is written, priced, composed, changed and bought, by a visitor and by a shopper': async (witness) => {
    for (const who of [{}, { as: SHOPPER }]) await composesLetter(witness, who);
  },

  'a document is kept, read, printed and purged; what is none is refused': async ({ gives, same }) => {
    const documents = '/users/current/letters/documents';
    const keep = (file: File, status = 201) =>
      gives<Wire['LetterDocument']>(status, 'POST', documents, { as: SHOPPER, body: formOf(file) });
    const { body: typed } = await keep(typedLetter('Bonjour'));
    same([typed.scanState, typed.pages, typed.text], ['CLEAN', 1, 'Bonjour']);
    const one = `${documents}/${typed.documentId}`;
    await gives(200, 'GET', one, { as: SHOPPER });
    await gives(404, 'GET', one, { as: PRO });
    await gives(200, 'GET', `${one}/pdf`, { as: SHOPPER });
    await gives(404, 'GET', `${one}/pdf`, { as: PRO });
    await gives(404, 'DELETE', one, { as: PRO });
    await gives(200, 'DELETE', one, { as: SHOPPER });
    await gives(404, 'GET', one, { as: SHOPPER });

    const { body: received } = await keep(new File([aPdf()], 'lettre.pdf', { type: 'application/pdf' }));
    same([received.scanState, received.pages], ['RECEIVED', undefined]);
    await gives(404, 'GET', `${documents}/${received.documentId}/pdf`, { as: SHOPPER });
    await gives(404, 'POST', `${documents}/inconnu/fitted`, { as: SHOPPER });
    await gives(404, 'POST', `${documents}/${received.documentId}/fitted`, { as: PRO });
    await gives(400, 'POST', `${documents}/${received.documentId}/fitted`, { as: SHOPPER });
    for (const refused of [
      new File([''], 'vide.pdf'),
      new File(['MZ'], 'programme.exe'),
      new File([new Uint8Array(6 * 1024 * 1024)], 'lourd.pdf'),
      typedLetter('x'.repeat(12_001)),
    ])
      await keep(refused, 400);
    await gives(400, 'POST', documents, { as: SHOPPER, body: new FormData() });
  },

  'a file that is no A4 page is fitted to one, and its original is kept': async ({ gives, same, passSeconds }) => {
    const documents = '/users/current/letters/documents';
    const file = new File([aPdf({ width: 842, height: 1191 })], 'lettre.pdf', { type: 'application/pdf' });
    const kept = await gives<Wire['LetterDocument']>(201, 'POST', documents, { as: SHOPPER, body: formOf(file) });
    const one = `${documents}/${kept.body.documentId}`;
    const read = () => gives<Wire['LetterDocument']>(200, 'GET', one, { as: SHOPPER });
    // A scan takes its time.
    passSeconds(2);
    same((await read()).body.fittable, true);
    const { body: fitted } = await gives<Wire['LetterDocument']>(201, 'POST', `${one}/fitted`, { as: SHOPPER });
    same([fitted.originalDocumentId, fitted.findings], [kept.body.documentId, []]);
    await read();
  },

  'what is no letter is refused, field by field': async (witness) => {
    const { gives } = witness;
    const letter = { documentId: await written(witness, {}), ...presentation };
    const quotes = '/users/anonymous/letters/quotes';
    for (const field of ['documentId', 'colour', 'duplex', 'addressPage'])
      await gives(400, 'POST', quotes, { body: { ...letter, [field]: undefined } });
    for (const sender of [
      { ...home, town: '' },
      { ...home, line1: '' },
      { ...home, country: {} },
    ])
      await gives(400, 'POST', quotes, { body: { ...letter, sender } });
    const whole = { ...letter, ...parties, quoteId: 'inconnu' };
    for (const field of ['sender', 'recipients', 'level', 'quoteId'])
      await gives(400, 'POST', '/users/anonymous/letters/configurations', { body: { ...whole, [field]: undefined } });
  },

  'what is not sent is said with its reason': async (witness) => {
    const { gives, same } = witness;
    const documentId = await written(witness, {});
    const long = await written(witness, {}, Array.from({ length: 300 }, () => 'Une ligne').join('\n'));
    const asked = async (change: object) =>
      (
        await gives<Wire['LetterQuote']>(200, 'POST', '/users/anonymous/letters/quotes', {
          body: { documentId, ...presentation, ...parties, ...change },
        })
      ).body;
    same((await asked({})).refusals, []);
    for (const [change, reason] of [
      [{ documentId: 'inconnu' }, 'documentUnknown'],
      [{ colour: 'GOLD' }, 'colourUnknown'],
      [{ addressPage: 'BACK' }, 'addressPageUnknown'],
      [{ level: 'PIGEON' }, 'levelUnknown'],
      [{ documentId: long, duplex: false, level: 'ROUGE' }, 'tooManySheets'],
      [{ acknowledgement: true }, 'acknowledgementNotOffered'],
      [{ recipients: Array.from({ length: 51 }, () => home) }, 'tooManyRecipients'],
      [{ recipients: [{ ...home, postalCode: '99999' }] }, 'noRecipient'],
    ] as const)
      same(
        (await asked(change)).refusals.map((refusal) => refusal.reason),
        [reason],
      );
    const { recipients } = await asked({
      recipients: [home, { ...home, postalCode: '99999' }, { ...home, country: { isocode: 'XX' } }],
    });
    const known = recipients.map(({ accepted, reason }) => (reason ? { accepted, reason } : { accepted }));
    same(known, [
      { accepted: true },
      { accepted: false, reason: 'notEligible' },
      { accepted: false, reason: 'countryNotServed' },
    ]);
  },
};

function formOf(file: File): FormData {
  const form = new FormData();
  form.set('file', file);
  return form;
}

async function written({ gives }: Witness, who: Call, text = 'Madame, Monsieur'): Promise<string> {
  const path = `/users/${who.as ? 'current' : 'anonymous'}/letters/documents`;
  const { body } = await gives<Wire['LetterDocument']>(201, 'POST', path, { ...who, body: formOf(typedLetter(text)) });
  return body.documentId;
}

async function composesLetter(witness: Witness, who: Call): Promise<void> {
  const { gives, same } = witness;
  const letter = { documentId: await written(witness, who), ...presentation, ...parties };
  const { one, quoted, lines } = await composes(witness, who, {
    service: 'letters',
    product: fixedProducts.onlineLetter,
    request: letter,
    changed: { ...letter, colour: 'COLOUR', recipients: [home] },
    refused: { ...letter, level: 'PIGEON' },
  });
  await gives(200, 'PUT', one, await quoted({ ...letter, level: 'ROUGE', recipients: [home] }));
  same(
    (await lines()).map(({ product }) => product.code),
    [fixedProducts.redLetter],
  );
}
