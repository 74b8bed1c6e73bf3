import { expect, test } from 'vitest';
import { theParcelAnswers } from './examples.ts';
import { withPasted } from './parties.ts';

const answers = theParcelAnswers({ 'recipient.email': 'avant@exemple.fr', 'recipient.companyName': 'Avant' });
const pasted = { lastName: 'Martin', streetName: '8 rue du Port', codePostal: '69002', city: 'Lyon' };

test('a pasted address takes the place of what was typed, and keeps how the recipient is told', () => {
  const next = withPasted(answers, { party: 'recipient', pasted });
  expect(next).toMatchObject({ 'recipient.lastName': 'Martin', 'recipient.city': 'Lyon', postalCode: '69002' });
  expect(next['recipient.email']).toBe('avant@exemple.fr');
  expect(next['recipient.companyName']).toBeUndefined();
  expect(withPasted(answers, { party: 'sender', pasted })['sender.codePostal']).toBe('69002');
});

test('a recipient elsewhere does not change where the parcel goes', () => {
  const next = withPasted(answers, {
    party: 'recipient',
    pasted: { ...pasted, codePostal: '97110', city: 'Les Abymes' },
  });
  expect([next.postalCode, next['recipient.city']]).toEqual([answers.postalCode, undefined]);
});

test('nothing pasted changes nothing', () => {
  expect(withPasted(answers, { party: 'recipient', pasted: {} })).toBe(answers);
});
