import { expect, test } from 'vitest';
import { emailFault } from '#domain/address/fields/email.ts';
import { isEmailAddress } from './email.ts';

test.each([
  'ana@exemple.fr',
  "o'ana+1_b@sous.exemple-2.fr",
  'ana..d@exemple.fr',
  '.ana@exemple.fr',
  'ana.@exemple.fr',
  'ana@-exemple.fr',
  'ana@exemple-.fr',
  'ana@exemple..fr',
  'ana@exemple',
  'ana@exemple.f',
  'ana@exemple.12',
  'ana@@exemple.fr',
  'anaïs@exemple.fr',
  `${'a'.repeat(65)}@exemple.fr`,
  `ana@${'a'.repeat(64)}.fr`,
  `ana@${'a.'.repeat(40)}fr`,
])('the backend and the identity provider take the e-mail address %s where the shop does', (typed) => {
  expect(isEmailAddress(typed)).toBe(emailFault(typed) === undefined);
});
