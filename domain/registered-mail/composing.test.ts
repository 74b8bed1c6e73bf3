import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aWholeAddress } from '../address/examples.ts';
import { typedParty } from '../address/party.ts';
import { type Answers, saveStep } from '../journey/journey.ts';
import { isComplete } from '../journey/steps.ts';
import { theMailAnswers, theMailOptions } from './examples.ts';
import { pricedMailOf, registeredMailJourney } from './journey.ts';
import type { MailField } from './registered-mail.ts';

const options = theMailOptions();
const journey = registeredMailJourney(options);

/** Mostly the first value, so that many drafts are complete, yet every rule is tested. */
const mostly = (good: string, ...others: string[]) =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(good) }, { weight: 2, arbitrary: fc.constantFrom(...others) });

const answers: fc.Arbitrary<Answers<MailField>> = fc
  .record({
    printing: mostly('self', 'post', ''),
    destination: mostly('FR', 'BE', 'CA', 'SD'),
    weight: mostly('170', '1', '20', '2000', '2001', '20,5', ''),
    level: mostly('R2', 'R1', 'R3', ''),
    receipt: mostly('yes', ''),
    'recipient.lastName': mostly('Achats', 'Le--Gall', ''),
    'recipient.codePostal': mostly('71040', '1000', 'h2x 1y4', '97400'),
    'sender.email': mostly('particulier@exemple.fr', 'rien'),
    depositPlace: mostly('letterbox', 'post-office', ''),
    depositDate: mostly('2026-11-24', '2026-11-23', ''),
    printFormat: mostly('A4', 'A4_STICKER', 'A3', ''),
  })
  .map((over) => theMailAnswers(over));

describe('a letter', () => {
  test('a registered letter has a price as soon as it is described, and each part when its answers are valid', () => {
    expect(pricedMailOf({}, options)).toBeNull();
    const { printing, destination, weight, level } = theMailAnswers();
    const described = { printing, destination, weight, level } as Answers<MailField>;
    const priced = pricedMailOf(described, options);
    expect(priced).toMatchObject({ destination: 'FR', weight: 170, level: 'R2', receipt: false });
    for (const part of ['sender', 'recipient', 'deposit', 'printFormat']) expect(priced).not.toHaveProperty(part);
    const invalid = pricedMailOf(theMailAnswers({ depositDate: '2026-11-23', printFormat: 'A3' }), options);
    expect(invalid).not.toHaveProperty('deposit');
    expect(invalid).not.toHaveProperty('printFormat');
    expect(invalid).toMatchObject({
      destination: 'FR',
      weight: 170,
      level: 'R2',
      receipt: true,
      sender: expect.objectContaining({ city: 'Lyon', country: 'FR', email: 'particulier@exemple.fr' }),
      recipient: expect.objectContaining({
        companyName: 'Atelier 3M & Fils',
        additionalStreetName: 'BP 34014',
        mobilePhone: '',
      }),
    });
  });

  test('a registered letter can be configured whenever its journey is complete, and only then', () => {
    const met = { complete: 0 };
    fc.assert(
      fc.property(answers, (given) => {
        const mail = journey.valuesOf(given);
        expect(mail !== null).toBe(isComplete(journey, given));
        if (mail) met.complete += 1;
      }),
      { numRuns: 500 },
    );
    expect(met.complete).toBeGreaterThan(20);
  });

  test('a registered letter opens its journey again with the same answers', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const mail = journey.valuesOf(given);
        if (mail) expect(journey.valuesOf(journey.answersOf(mail))).toEqual(mail);
      }),
    );
    const whole = journey.valuesOf(theMailAnswers());
    // The addresses of a letter were checked when they were typed.
    expect(whole && journey.answersOf(whole)).toEqual({
      ...theMailAnswers(),
      'sender.confirmed': expect.stringContaining('Lyon'),
      'recipient.confirmed': expect.stringContaining('Macon'),
    });
    const party = (of: 'sender' | 'recipient') =>
      Object.entries(typedParty(aWholeAddress())).map(([name, value]) => [`${of}.${name}`, value]);
    const everyField = theMailAnswers(Object.fromEntries([...party('sender'), ...party('recipient')]));
    const filled = journey.valuesOf(everyField);
    expect(filled && journey.answersOf(filled)).toEqual({
      ...everyField,
      'sender.confirmed': expect.stringContaining('Lyon'),
      'recipient.confirmed': expect.stringContaining('Lyon'),
    });
  });

  test('a registered letter is the same in whatever order its steps were answered', () => {
    const orders = fc.shuffledSubarray(
      journey.steps.map(({ name }) => name),
      { minLength: journey.steps.length },
    );
    fc.assert(
      fc.property(answers, orders, (given, order) => {
        const draft = order.reduce<Answers<MailField>>(
          (before, step) => saveStep(journey, before, { step, typed: given }).answers,
          {},
        );
        expect(journey.valuesOf(draft)).toEqual(journey.valuesOf(given));
      }),
    );
  });
});
