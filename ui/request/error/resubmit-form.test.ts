import { expect, test } from 'vitest';
import { aForm, aRequest } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { failedPage } from './error-page.server.ts';
import { resubmitForm, withSubmittedValues } from './resubmit-form.server.ts';

const wording = wordingOf({ lang: 'fr', mode: 'part' });
const at = (path: string, form: FormData) =>
  resubmitForm({ form, url: new URL(path, 'https://boutique.example'), wording });
const delivery = '/checkout/livraison?adresse=modifier';
const photo = new File(['x'], 'photo.jpg');

test('every field of a form is sent again to its page as it was, with plain line breaks and without its files', () => {
  const typed = at(delivery, aForm({ intent: 'address', city: 'Lyon', message: 'a\r\nb', vide: '', photo }));
  expect(typed).toMatchObject({
    action: delivery,
    fields: [
      ['intent', 'address'],
      ['city', 'Lyon'],
      ['message', 'a\nb'],
      ['vide', ''],
    ],
    title: 'Ce que vous avez saisi est conservé',
    text: expect.stringMatching(/sans rien ressaisir\. Seuls les fichiers sont à choisir de nouveau\.$/),
    send: 'Envoyer de nouveau',
  });
  expect(at(delivery, aForm({ city: 'Lyon' }))?.text).toMatch(/sans rien ressaisir\.$/);
});

test('the largest form of the shop, eleven rows of a batch of parcels, is shown again with all its fields', () => {
  const fields = Array.from({ length: 11 * 32 }, (_, field) => [`row.${field}`, String(field)] as const);
  const typed = at('/professionnel/envoi-colis/colissimo-en-ligne/parcours/lot', aForm(Object.fromEntries(fields)));
  expect(typed?.fields).toEqual(fields);
  const endless = Object.fromEntries(Array.from({ length: 600 }, (_, field) => [`f${field}`, 'x']));
  expect(at(delivery, aForm(endless))?.fields).toHaveLength(500);
});

test.each([
  ['only which form it was', delivery, { intent: 'address', addressId: 'adr-1', version: '3', mode: 'card' }],
  ['empty fields', delivery, { intent: 'address', city: '' }],
  ['a file alone', delivery, { photo }],
  ['something for an address that is no page', '/ecom/langue', { back: '/aide' }],
])('a form that holds %s has lost nothing', (_, path, fields) => {
  expect(at(path, aForm(fields))).toBeNull();
});

test('the typed values of a page with drafts are readable, without choices and values that are too short', () => {
  const fields = { intent: 'address', addressId: 'adr-12', city: 'Lyon', floor: '12', door: '123', photo };
  expect(at(delivery, aForm(fields))?.lines).toEqual(['Lyon', '123']);
  expect(at('/boutique/recherche', aForm(fields))?.lines).toEqual([]);
  expect(at('/nulle/part', aForm(fields))?.lines).toEqual([]);
});

test('an error page contains the typed values of a post alone; a malformed body had none', async () => {
  const url = new URL(delivery, 'https://boutique.example');
  const page = (posted: (() => Promise<FormData>) | null) =>
    withSubmittedValues(failedPage({ wording, sid: 'abc' }, { status: 503 }), { ...aRequest(), posted }, url);
  expect((await page(async () => aForm({ city: 'Lyon' }))).data.typed?.fields).toEqual([['city', 'Lyon']]);
  const none = [await page(null), await page(async () => aForm({ intent: 'a' })), await page(() => Promise.reject())];
  expect(none.map(({ data }) => 'typed' in data)).toEqual([false, false, false]);
  for (const thrown of [null, undefined, 'a text', { data: null }, { data: { city: 'Lyon' } }]) {
    const posted = async () => aForm({ city: 'Lyon' });
    expect(await withSubmittedValues(thrown, { ...aRequest(), posted }, url)).toBe(thrown);
  }
});
