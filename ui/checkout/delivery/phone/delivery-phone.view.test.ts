import { expect, test } from 'vitest';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { phoneView } from './delivery-phone.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });
const hint = fr.t('address.mobilePhoneHintFr');

test.each([
  ['+33612345678', '06\u00a012\u00a034\u00a056\u00a078'],
  ['0612345678', '06\u00a012\u00a034\u00a056\u00a078'],
  ['+262692345678', '0692\u00a034\u00a056\u00a078'],
  ['+32475123456', '+32\u00a0475\u00a012\u00a034\u00a056'],
  // An Italian number keeps its zero.
  ['+390612345678', '+39\u00a006\u00a01234\u00a05678'],
  ['06123456789', '06123456789'],
])('%s is rung at %s', (number, shown) => {
  expect(phoneView({ country: 'FR', number, isRequested: false, again: null }, fr).now).toEqual({
    text: `Le transporteur vous préviendra au ${shown}.`,
    change: { label: 'Modifier le numéro', href: '/checkout/livraison?telephone=modifier' },
  });
});

test('another number is typed over the one that there is', () => {
  expect(phoneView({ country: 'FR', number: '+33612345678', isRequested: true, again: null }, fr)).toEqual({
    form: { value: '06\u00a012\u00a034\u00a056\u00a078', hint },
  });
});

test('the delivery page requires a phone number where there is none', () => {
  expect(phoneView({ country: 'FR', number: '', isRequested: false, again: null }, en).form).toEqual({
    value: '',
    hint: en.t('address.mobilePhoneHintFr'),
    text: 'Enter a number so that the carrier can contact you.',
  });
});

test('a number that is not given is asked for', () => {
  const again = { typed: '', fault: { code: 'required' } } as const;
  expect(phoneView({ country: 'FR', number: '+33612345678', isRequested: false, again }, fr).form).toEqual({
    value: '',
    hint,
    error: fr.t('address.requiredMobile'),
  });
});

test('a number that is none stays, with what is wrong', () => {
  const again = { typed: '0412345678', fault: { code: 'mobile-fr' } } as const;
  expect(phoneView({ country: 'FR', number: '+33612345678', isRequested: false, again }, fr).form).toEqual({
    value: '0412345678',
    hint,
    error: 'Le numéro doit compter 10 chiffres et commencer par 06 ou 07.',
  });
});

test.each([
  ['FR', /^10 chiffres, commençant par 06 ou 07\. Pour vous prévenir/],
  ['RE', /par 06 ou 07/],
  ['BE', /par 04/],
  ['DE', /indicatif du pays/],
])('a number for %s is asked for by its rule, and why is said', (country, expected) => {
  expect(phoneView({ country, number: '', isRequested: false, again: null }, fr).form?.hint).toMatch(expected);
});
