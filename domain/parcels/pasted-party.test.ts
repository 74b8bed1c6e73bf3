import { expect, test } from 'vitest';
import { theParcelAnswers, theParcelOptions } from './examples.ts';
import { takesPasted, withPasted } from './parties.ts';

const answers = theParcelAnswers({
  'recipient.companyName': '',
  'recipient.firstName': '',
  'recipient.lastName': 'Martin',
  'recipient.email': 'avant@exemple.fr',
  'recipient.building': 'Avant',
});
const options = theParcelOptions();
const pasted = { lastName: 'Martin', streetName: '8 rue du Port', codePostal: '69002', city: 'Lyon' };

test('a pasted address takes the place of what was typed, and keeps how the recipient is told', () => {
  const next = withPasted(answers, { party: 'recipient', pasted, options });
  expect(next).toMatchObject({ 'recipient.lastName': 'Martin', 'recipient.city': 'Lyon', postalCode: '69002' });
  expect(next['recipient.email']).toBe('avant@exemple.fr');
  expect(next['recipient.building']).toBeUndefined();
  expect(withPasted(answers, { party: 'sender', pasted, options })['sender.codePostal']).toBe('69002');
});

test('a recipient elsewhere does not change where the parcel goes', () => {
  const next = withPasted(answers, {
    party: 'recipient',
    pasted: { ...pasted, codePostal: '97110', city: 'Les Abymes' },
    options,
  });
  expect([next.postalCode, next['recipient.city']]).toEqual([answers.postalCode, undefined]);
});

test('a recipient abroad does not become one in France whose postal code has five digits too', () => {
  const berlin = { ...pasted, codePostal: '10115', city: 'Berlin', country: 'DE' };
  const next = withPasted(answers, { party: 'recipient', pasted: berlin, options });
  expect([next.postalCode, next['recipient.city']]).toEqual([answers.postalCode, undefined]);
  const sender = withPasted(answers, { party: 'sender', pasted: berlin, options });
  expect([sender['sender.codePostal'], sender['sender.city']]).toEqual([undefined, 'Berlin']);
  expect(takesPasted(sender, { party: 'sender', pasted: berlin })).toBe(false);
});

test('nothing pasted changes nothing', () => {
  expect(withPasted(answers, { party: 'recipient', pasted: {}, options })).toBe(answers);
});

test('a pasted address gives its name alone to a parcel that waits at a point', () => {
  const waiting = { ...answers, way: 'point', pickupPoint: 'FR:69381-1' };
  const next = withPasted(waiting, { party: 'recipient', pasted, options });
  expect(next).toMatchObject({ 'recipient.lastName': 'Martin', postalCode: '71000', pickupPoint: 'FR:69381-1' });
});
