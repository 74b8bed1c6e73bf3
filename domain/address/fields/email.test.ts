import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailFault } from './email.ts';

test.each([
  '',
  'nom@domaine.fr',
  "o'nom+boutique@sous-domaine.domaine.fr",
  "a.b!#$%&'*+/=?^_`{|}~-@d.fr",
  'N0M@9.FR',
  `a@${'b'.repeat(63)}.fr`,
  `${'a'.repeat(64)}@domaine.fr`,
])('%j breaks no rule', (email) => {
  expect(emailFault(email)).toBeUndefined();
});

test.each([
  'nom',
  'nom@localhost',
  'a..d@exemple.fr',
  '.nom@domaine.fr',
  'nom.@domaine.fr',
  '@domaine.fr',
  'nom@',
  'nom@domaine..fr',
  'nom@.fr',
  'nom@fr.',
  'nom@-domaine.fr',
  'nom@domaine-.fr',
  'nom@dom aine.fr',
  'no m@domaine.fr',
  'nom@deux@domaine.fr',
  'nom@domaine.f',
  'nom@127.0.0.1',
  'prénom@domaine.fr',
  'nom@domaine.fr\n',
  '(nom@domaine.fr',
  'nom)@domaine.fr',
  `a@${'b'.repeat(64)}.fr`,
  `${'a'.repeat(65)}@domaine.fr`,
])('%j is no e-mail address', (email) => {
  expect(emailFault(email)).toEqual({ code: 'email' });
});

test('80 characters fit and one more does not', () => {
  expect(emailFault(`nom@${'a'.repeat(63)}.${'b'.repeat(9)}.fr`)).toBeUndefined();
  expect(emailFault(`nom@${'a'.repeat(63)}.${'b'.repeat(10)}.fr`)).toEqual({ code: 'too-long', count: 80 });
});

test('an address is accepted where a browser’s e-mail field accepts it, and its dots stand between words', () => {
  const whatwg =
    /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
  const unit = fc.constantFrom(...Array.from('aZ9.-_@é '));
  const anything = fc.oneof(fc.string({ unit, minLength: 1, maxLength: 20 }), fc.emailAddress({ size: 'small' }));
  fc.assert(
    fc.property(
      anything.filter((email) => email.length <= 80),
      (email) => {
        const [name = '', host = ''] = email.split('@');
        const isDotted =
          [...name.split('.'), ...host.split('.')].every((part) => part !== '') &&
          /\.[a-z][a-z0-9-]*[a-z0-9]$/i.test(host);
        expect(emailFault(email) === undefined).toBe(whatwg.test(email) && isDotted);
      },
    ),
    { numRuns: 3000 },
  );
});
