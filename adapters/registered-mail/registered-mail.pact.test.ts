import { Matchers } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { testConfigurations } from '#adapters/testing/configurations-pact.ts';
import { isoDay, isoMoment, type Promised, pactWith, price, refusal } from '#adapters/testing/pact.ts';
import { anAddress } from '#domain/address/examples.ts';
import { aRegisteredMail } from '#domain/registered-mail/examples.ts';

const { boolean, eachLike, integer, like, string } = Matchers;
const pact = pactWith('registered-mail');

const today = '2026-11-23';
const visitor = '/users/anonymous/registered-mail' as const;
const parties = {
  sender: anAddress({
    id: null,
    mobilePhone: '',
    streetName: '12 rue de la République',
    codePostal: '69002',
    city: 'Lyon',
  }),
  recipient: anAddress({
    id: null,
    mobilePhone: '',
    streetName: '',
    additionalStreetName: 'BP 34014',
    codePostal: '71040',
    city: 'Macon',
  }),
};
const mail = aRegisteredMail({ ...parties, deposit: { place: 'post-office', date: today } });
const described = { destination: 'FR', weight: 170, level: 'R2', acknowledgement: true };
const party = { titleCode: 'mrs', firstName: 'Compte', lastName: 'Particulier', defaultAddress: false };
const sent = {
  ...described,
  sender: { ...party, line1: '12 rue de la République', postalCode: '69002', town: 'Lyon', country: { isocode: 'FR' } },
  recipient: {
    ...party,
    line1: 'BP 34014',
    withoutStreet: true,
    postalCode: '71040',
    town: 'Macon',
    country: { isocode: 'FR' },
  },
  deposit: { place: 'POST_OFFICE', depositDate: today },
  printFormat: 'A4',
};
const composition = { mail, quoteId: 'devis-1' };
const body = { ...sent, quoteId: 'devis-1' };
const aQuote = { 'a quote of a registered letter': { today, quote: 'devis-1' } };
const aLetter = { today, configuration: 'recommande-1' };
const totals = { totalPriceWithTax: price(11.32), totalPriceWithoutTax: price(11.32) };

/** The fields that the shop reads of a configuration. */
const answered = {
  ...totals,
  configurationId: string('recommande-1'),
  destination: 'FR',
  weight: 170,
  level: 'R2',
  acknowledgement: true,
  sender: {
    firstName: string('Compte'),
    lastName: string('Particulier'),
    postalCode: string('69002'),
    town: string('Lyon'),
    country: { isocode: 'FR' },
  },
  recipient: {
    firstName: string('Compte'),
    lastName: string('Particulier'),
    postalCode: string('71040'),
    town: string('Macon'),
    country: { isocode: 'FR' },
  },
  deposit: { place: 'POST_OFFICE', depositDate: today },
  printFormat: 'A4',
};

test('the registered-mail options are public', async () => {
  const promised: Promised = {
    to: 'what may be chosen for a registered letter',
    given: { 'a day': { today } },
    call: `GET ${visitor}/options`,
    answers: {
      productCode: string('vignette-recommande'),
      validFrom: isoDay('2026-01-01'),
      destinations: eachLike({
        code: string('FR'),
        name: string('France métropolitaine'),
        zone: string('NATIONAL'),
        maxWeights: eachLike(integer(20)),
        levels: eachLike(string('R1')),
        acknowledgement: boolean(true),
      }),
      levels: eachLike({ code: string('R1'), compensation: price(16) }),
      depositPlaces: eachLike({ code: string('POST_OFFICE'), depositDates: eachLike(isoDay(today)) }),
      printFormats: eachLike({ code: string('A4'), name: string('Feuille A4') }),
      labelValidityDays: integer(15),
    },
  };
  const options = await pact([promised], ({ registeredMails }) => registeredMails.options());
  expect(options).toMatchObject({ levels: [{ level: 'R1', compensation: { cents: 1600 } }], validDays: 15 });
});

describe('a price', () => {
  const { sender: _, recipient: __, deposit: ___, printFormat: ____, ...priced } = mail;

  test('a described registered letter has a price', async () => {
    const promised: Promised = {
      to: 'the price of a letter that is described',
      given: { 'a day': { today } },
      call: `POST ${visitor}/quotes`,
      sends: described,
      answers: {
        quoteId: string('devis-1'),
        expiresAt: isoMoment('2026-11-23T09:30:00.000Z'),
        lines: [
          { code: 'LETTER', name: string('Recommandé R2'), price: price(10.02), priceWithTax: price(10.02) },
          { code: 'ACKNOWLEDGEMENT', name: string('Avis de réception'), price: price(1.3), priceWithTax: price(1.3) },
        ],
        ...totals,
        nextWeightStep: { remainingWeight: 80, maxWeight: 500, extraPrice: price(1.9) },
        levels: eachLike({ code: string('R1'), price: price(9.3), priceWithTax: price(9.3) }),
        acknowledgement: { price: price(1.3), priceWithTax: price(1.3) },
        printedByPost: { price: price(6.29), priceWithTax: price(6.29) },
        refusals: [],
      },
    };
    const quoted = await pact([promised], ({ registeredMails }) => registeredMails.quote(priced));
    expect(quoted).toMatchObject({
      kind: 'quoted',
      quote: {
        id: 'devis-1',
        nextStep: { remaining: 80 },
        levels: [{ level: 'R1', ttc: { cents: 930 } }],
        receipt: { ttc: { cents: 130 } },
        printedByPost: { ttc: { cents: 629 } },
      },
    });
  });

  test('the price of each level is answered before one is chosen', async () => {
    const { level: _level, ...withoutLevel } = priced;
    const { level: _sent, ...sentWithoutLevel } = described;
    const promised: Promised = {
      to: 'the price of a letter whose level is not chosen',
      given: { 'a day': { today } },
      call: `POST ${visitor}/quotes`,
      sends: sentWithoutLevel,
      answers: {
        quoteId: string('devis-1'),
        expiresAt: string('2026-11-23T09:30:00.000Z'),
        lines: like([]),
        ...totals,
        refusals: [],
      },
    };
    const quoted = await pact([promised], ({ registeredMails }) => registeredMails.quote(withoutLevel));
    expect(quoted.kind).toBe('quoted');
  });

  test('a registered letter to a suspended destination has no price, and the answer has the day', async () => {
    const promised: Promised = {
      to: 'the price of a letter for a suspended destination',
      given: { 'a day': { today } },
      call: `POST ${visitor}/quotes`,
      sends: { ...described, destination: 'SD' },
      answers: {
        lines: [],
        refusals: [{ reason: 'destinationSuspended', subject: 'destination', startDate: isoDay('2023-04-21') }],
      },
    };
    const quoted = await pact([promised], ({ registeredMails }) =>
      registeredMails.quote({ ...priced, destination: 'SD' }),
    );
    expect(quoted).toMatchObject({
      kind: 'refused',
      refusals: [{ field: 'destination', fault: { code: 'suspended' } }],
      quote: null,
    });
  });

  test('a registered letter whose deposit day has passed has a price and that refusal', async () => {
    const promised: Promised = {
      to: 'the price of a letter whose day has passed',
      given: { 'a day': { today } },
      call: `POST ${visitor}/quotes`,
      sends: { ...sent, deposit: { place: 'POST_OFFICE', depositDate: '2026-11-20' } },
      answers: {
        quoteId: string('devis-1'),
        expiresAt: string('2026-11-23T09:30:00.000Z'),
        // The lines of a price are covered by another interaction.
        lines: like([]),
        ...totals,
        refusals: [{ reason: 'dateTooEarly', subject: 'deposit.depositDate', earliestDepositDate: today }],
      },
    };
    const past = { ...mail, deposit: { ...mail.deposit, date: '2026-11-20' } };
    const quoted = await pact([promised], ({ registeredMails }) => registeredMails.quote(past));
    expect(quoted).toMatchObject({
      kind: 'refused',
      refusals: [{ field: 'depositDate', fault: { code: 'date-too-early', earliest: today } }],
    });
  });
});

testConfigurations({
  thing: 'a registered letter',
  pact,
  port: ({ registeredMails }) => registeredMails,
  path: 'registered-mail',
  error: 'RegisteredMailError',
  composition,
  body,
  answered,
  id: 'recommande-1',
  read: { mail: { weight: 170, deposit: { place: 'post-office' } } },
  given: {
    quote: aQuote,
    kept: { 'a registered letter': aLetter },
    replace: { ...aQuote, 'a registered letter': aLetter },
    over: { 'a day': { today } },
  },
  to: {
    keep: 'a letter to keep',
    keepForShopper: 'a letter to keep for a shopper',
    keepOver: 'a letter to keep at a price that is over',
    read: 'a letter that was kept',
    replace: 'a letter in place of another',
    replaceOver: 'a letter in place of another at a price that is over',
    readUnknown: 'a letter that nobody knows',
    replaceUnknown: 'a letter in place of one that nobody knows',
  },
});

describe('a letter is kept', () => {
  const configurations = `POST ${visitor}/configurations` as const;

  test('a registered letter that is too heavy is refused', async () => {
    const promised: Promised = {
      to: 'a letter to keep that is too heavy',
      given: aQuote,
      call: configurations,
      sends: { ...body, weight: 2001 },
      status: 400,
      answers: refusal('RegisteredMailError', 'tooHeavy'),
    };
    const heavy = { mail: { ...mail, weight: 2001 }, quoteId: 'devis-1' };
    const outcome = await pact([promised], ({ registeredMails }) => registeredMails.configure(heavy));
    expect(outcome).toEqual({
      kind: 'refused',
      refusals: [{ kind: 'fault', field: 'weight', fault: { code: 'weight' } }],
    });
  });
});
