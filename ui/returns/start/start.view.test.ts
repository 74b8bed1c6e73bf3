import { expect, test } from 'vitest';
import { anAcceptedReturn, aReturn } from '#domain/returns/examples.ts';
import { aStartView, aTypedReturn } from '../returns.examples.ts';

const plain = (text: string | undefined) => text?.replaceAll(/[\u202f\u00a0]/g, ' ');

test('each line that may be returned asks how many and why, and each method says who pays', () => {
  const { form, until, about } = aStartView();
  expect(plain(about)).toBe('Commande CMD-26-000101, envoi CMD-26-000101-A, vendeur : Papeterie du Canal');
  expect(plain(until)).toBe('Vous pouvez demander ce retour jusqu’au 10/12/2026.');
  expect(form?.lines.map(({ quantity }) => quantity.options.map(({ name }) => name))).toEqual([
    ['Ne pas retourner', '1', '2'],
    ['Ne pas retourner', '1'],
  ]);
  expect(form?.lines[0]?.reason.options.map(({ name }) => name)).toEqual([
    'Choisissez un motif',
    'J’ai changé d’avis',
    'Autre motif',
  ]);
  expect(form?.methods.map(({ price, text }) => [plain(price), text])).toEqual([
    ['Gratuit', 'Imprimez l’étiquette. Le vendeur paie ce retour.'],
    ['3,90 €', 'Ce retour est à votre charge.'],
    [undefined, 'Le vendeur vous dira qui paie ce retour.'],
  ]);
  expect(form?.methods.some(({ selected }) => selected)).toBe(false);
});

test('a refused return form shows the typed values again, with their faults and under the same key', () => {
  const { form } = aStartView({}, { typed: aTypedReturn({ faults: { mode: 'Choisissez.' } }) });
  expect(form).toMatchObject({
    draft: 'brouillon-1',
    comment: { value: 'Trop grand.' },
    errors: { mode: 'Choisissez.' },
    lines: [{ quantity: { value: '2' }, reason: { value: 'OTHER' } }, { quantity: { value: '0' } }],
  });
  expect(form?.methods.map(({ selected }) => selected)).toEqual([true, false, false]);
});

test('a line that cannot be returned says why, and where none can, so does the page', () => {
  const lines = (['not-eligible', 'too-late', 'already', 'other', null] as const).map((obstacle, entryNumber) => ({
    entryNumber,
    name: 'Carnet à spirale',
    picture: null,
    most: 0,
    obstacle,
  }));
  const { unreturnable, form, nothing, until } = aStartView({ lines });
  expect(unreturnable.map(({ why }) => plain(why))).toEqual([
    'Cet article ne peut pas être retourné. S’il a un défaut, appelez notre service client au 36 31.',
    'Le délai de retour est passé. Si l’article a un défaut, appelez notre service client au 36 31.',
    'Un retour est déjà demandé pour cet article : suivez-le depuis votre commande.',
    'Cet article ne peut pas être retourné ici. Appelez notre service client au 36 31.',
    'Cet article ne peut pas être retourné ici. Appelez notre service client au 36 31.',
  ]);
  expect(form).toBeUndefined();
  expect(until).toBe('');
  expect(nothing).toBe(
    'Rien de cet envoi ne peut être retourné maintenant. Pour chaque article, nous vous indiquons pourquoi et que faire.',
  );
});

test('earlier returns of the consignment are led to, in the language and the mode', () => {
  const requests = [anAcceptedReturn({ code: 'b' }), aReturn({ code: 'a', created: '2026-11-02T09:00:00Z' })];
  const { earlier } = aStartView({ seller: null }, { requests, lang: 'en', mode: 'pro' });
  expect(earlier.map(({ label, href }) => [plain(label), href])).toEqual([
    [
      'Return requested on 20/11/2026: Return accepted, in progress',
      '/professionnel/mes-commandes/detail/CMD-26-000101/retour/b',
    ],
    ['Return requested on 02/11/2026: Request sent', '/professionnel/mes-commandes/detail/CMD-26-000101/retour/a'],
  ]);
});

test.each(['fr', 'en'] as const)('a return form for the shop’s own goods names no seller in %s', (lang) => {
  expect(JSON.stringify(aStartView({ seller: null }, { lang }))).not.toMatch(/vendeur|seller/i);
});
