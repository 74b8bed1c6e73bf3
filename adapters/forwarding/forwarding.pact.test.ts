import { Matchers } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { testConfigurations } from '#adapters/testing/configurations-pact.ts';
import { isoDay, isoMoment, type Promised, pactWith, price, refusal, SHOPPER } from '#adapters/testing/pact.ts';
import { anAddress } from '#domain/address/examples.ts';
import { aForwarding } from '#domain/forwarding/examples.ts';

const { boolean, eachLike, integer, like, string } = Matchers;
const pact = pactWith('forwarding');
/** In the letter of the book's contract that waits for its code. */
const RIGHT_CODE = '177251';

const today = '2026-11-23';
const startDate = '2026-12-07';
const visitor = '/users/anonymous/forwarding' as const;
const place = { id: null, mobilePhone: '', email: '' };
const forwarding = aForwarding({
  startDate,
  from: anAddress({ ...place, streetName: '12 rue de la République', codePostal: '69002', city: 'Lyon' }),
  to: anAddress({ ...place, streetName: '3 rue de Siam', codePostal: '29200', city: 'Brest' }),
});
const party = { titleCode: 'mrs', firstName: 'Compte', lastName: 'Particulier', defaultAddress: false };
const country = { isocode: 'FR' };
const sent = {
  offerCode: 'definitive-national-6',
  activation: 'CODE_COURRIER',
  startDate,
  addressFrom: { ...party, line1: '12 rue de la République', postalCode: '69002', town: 'Lyon', country },
  addressTo: { ...party, line1: '3 rue de Siam', postalCode: '29200', town: 'Brest', country },
  beneficiaries: [...forwarding.beneficiaries],
};
const composition = { forwarding, quoteId: 'devis-1' };
const body = { ...sent, quoteId: 'devis-1' };
const aQuote = { 'a quote of a forwarding contract': { today, quote: 'devis-1' } };
const aContract = { 'a forwarding contract': { today, configuration: 'contrat-1' } };
const totals = { totalPriceWithTax: price(49.9), totalPriceWithoutTax: price(41.58) };
const named = { firstName: string('Compte'), lastName: string('Particulier'), country };

/** The fields that the shop reads of a configuration. */
const answered = {
  ...totals,
  configurationId: string('contrat-1'),
  productCode: string('reexpedition-definitive'),
  offerCode: string('definitive-national-6'),
  activation: 'CODE_COURRIER',
  startDate: isoDay(startDate),
  addressFrom: { ...named, line1: string('12 rue'), postalCode: string('69002'), town: string('Lyon') },
  addressTo: { ...named, line1: string('3 rue'), postalCode: string('29200'), town: string('Brest') },
  beneficiaries: eachLike(string('Compte Particulier')),
};

test('the forwarding options are public', async () => {
  const offer = {
    code: string('definitive-national-6'),
    name: string('Définitive'),
    contractType: string('definitive'),
  };
  const promised: Promised = {
    to: 'what may be chosen for a forwarding contract',
    given: { 'a day': { today } },
    call: `GET ${visitor}/options`,
    answers: {
      validFrom: isoDay('2025-01-01'),
      orderDate: today,
      latestStartDate: isoDay('2027-05-22'),
      maxBeneficiaries: integer(6),
      offers: eachLike({
        ...offer,
        destination: string('national'),
        productCode: string('reexpedition-definitive'),
        price: price(41.58),
        priceWithTax: price(49.9),
      }),
      activations: eachLike({ code: string('CODE_COURRIER'), workingDays: integer(5) }),
      countries: eachLike({ code: string('BE'), name: string('Belgique') }),
      scope: eachLike({ name: string('Lettres'), national: boolean(true), international: boolean(true) }),
    },
  };
  const options = await pact([promised], ({ forwardings }) => forwardings.options());
  expect(options).toMatchObject({ orderDate: today, activations: [{ activation: 'code-courrier', workingDays: 5 }] });
});

describe('a price', () => {
  test('a forwarding contract with an offer alone has a price', async () => {
    const promised: Promised = {
      to: 'the price of a forwarding contract that is chosen',
      given: { 'a day': { today } },
      call: `POST ${visitor}/quotes`,
      sends: { offerCode: 'definitive-national-6' },
      answers: {
        quoteId: string('devis-1'),
        expiresAt: isoMoment('2026-11-23T09:30:00.000Z'),
        lines: [{ name: string('Définitive'), price: price(41.58), priceWithTax: price(49.9) }],
        ...totals,
        refusals: [],
      },
    };
    const quoted = await pact([promised], ({ forwardings }) => forwardings.quote({ offer: sent.offerCode }));
    expect(quoted).toMatchObject({ kind: 'quoted', quote: { id: 'devis-1', ttc: { cents: 4990 } } });
  });

  test('a forwarding contract that begins too early has a price and that refusal', async () => {
    const promised: Promised = {
      to: 'the price of a forwarding contract that begins too early',
      given: { 'a day': { today } },
      call: `POST ${visitor}/quotes`,
      sends: { ...sent, startDate: '2026-11-24' },
      answers: {
        quoteId: string('devis-1'),
        expiresAt: string('2026-11-23T09:30:00.000Z'),
        lines: like([]),
        ...totals,
        refusals: [{ reason: 'dateTooEarly', subject: 'startDate', earliestStartDate: '2026-11-30' }],
      },
    };
    const early = { ...forwarding, startDate: '2026-11-24' };
    const quoted = await pact([promised], ({ forwardings }) => forwardings.quote(early));
    expect(quoted).toMatchObject({
      kind: 'refused',
      refusals: [{ kind: 'fault', field: 'startDate', fault: { code: 'too-early', earliest: '2026-11-30' } }],
    });
  });
});

testConfigurations({
  thing: 'a forwarding contract',
  pact,
  port: ({ forwardings }) => forwardings,
  path: 'forwarding',
  error: 'ForwardingError',
  composition,
  body,
  answered,
  id: 'contrat-1',
  read: { forwarding: { activation: 'code-courrier', endDate: null } },
  given: { quote: aQuote, kept: aContract, replace: { ...aQuote, ...aContract }, over: { 'a day': { today } } },
  to: {
    keep: 'a forwarding contract to keep',
    keepForShopper: 'a forwarding contract to keep for a shopper',
    keepOver: 'a forwarding contract to keep at a price that is over',
    read: 'a forwarding contract that was kept',
    replace: 'a forwarding contract in place of another',
    readUnknown: 'a forwarding contract that nobody knows',
    replaceUnknown: 'a forwarding contract in place of one that nobody knows',
  },
});

describe('a contract is kept', () => {
  const configurations = `POST ${visitor}/configurations` as const;

  test('a forwarding contract with an unknown offer is refused', async () => {
    const promised: Promised = {
      to: 'a forwarding contract to keep that nobody offers',
      given: aQuote,
      call: configurations,
      sends: { ...body, offerCode: 'inconnue' },
      status: 400,
      answers: refusal('ForwardingError', 'offerUnknown'),
    };
    const outcome = await pact([promised], ({ forwardings }) =>
      forwardings.configure({ forwarding: { ...forwarding, offer: 'inconnue' }, quoteId: 'devis-1' }),
    );
    expect(outcome).toEqual({
      kind: 'refused',
      refusals: [{ kind: 'fault', field: 'offer', fault: { code: 'not-offered' } }],
    });
  });
});

describe('a contract that was bought', () => {
  const ofTheBook = (name: string, over: Record<string, string> = {}) => ({
    'a signed-in shopper': { owner: SHOPPER },
    'a contract of the book': { owner: SHOPPER, order: `CMD-26-${name}`, contract: `CONTRAT-26-${name}-0`, ...over },
  });
  const at = (name: string) => `/users/current/forwarding/contracts/CONTRAT-26-${name}-0` as const;
  const contract = {
    id: string('CONTRAT-26-REEX-CODE-0'),
    status: 'READY_FOR_PICKUP',
    contractType: string('definitive'),
    startDate: isoDay(startDate),
    endDate: isoDay('2027-12-07'),
    addressFrom: { line1: string('12 rue'), postalCode: string('69002'), town: string('Lyon') },
    addressTo: { line1: string('3 rue'), postalCode: string('29200'), town: string('Brest') },
    steps: eachLike({ code: string('PAID'), reached: boolean(true) }),
  };
  const entering = (name: string, code: string, given: Record<string, string> = {}) => ({
    given: ofTheBook(name, given),
    call: `POST ${at(name)}/activation` as const,
    sends: { code },
    own: true,
  });

  test('a bought forwarding contract is activated by the code of its letter', async () => {
    const promised: Promised = {
      to: 'the right code of a forwarding contract',
      ...entering('REEX-CODE', RIGHT_CODE, { code: RIGHT_CODE }),
      answers: contract,
    };
    const outcome = await pact([promised], ({ forwardings }) =>
      forwardings.enterCode('CONTRAT-26-REEX-CODE-0', RIGHT_CODE),
    );
    expect(outcome).toMatchObject({ kind: 'activated', contract: { steps: [{ kind: 'paid', isReached: true }] } });
  });

  test.each([
    ['a wrong', 'REEX-CODE', 'codeWrong', 'wrong'],
    ['one too many a', 'REEX-CODE-BLOQUE', 'codeLocked', 'locked'],
    ['an expired', 'REEX-CODE-PERIME', 'codeExpired', 'expired'],
    ['an unneeded', 'REEX-ACTIVE', 'codeNotAwaited', 'not-awaited'],
  ] as const)('a bought forwarding contract is not activated by %s code', async (which, name, reason, kind) => {
    const promised: Promised = {
      to: `${which} code of a forwarding contract`,
      ...entering(name, '000000'),
      status: 400,
      answers: refusal('ForwardingError', reason),
    };
    const outcome = await pact([promised], ({ forwardings }) =>
      forwardings.enterCode(`CONTRAT-26-${name}-0`, '000000'),
    );
    expect(outcome).toEqual({ kind });
  });

  test('a bought forwarding contract gets another letter, and not a further one at once', async () => {
    const letters = (name: string): Pick<Promised, 'given' | 'call' | 'own'> => ({
      given: ofTheBook(name),
      call: `POST ${at(name)}/letters`,
      own: true,
    });
    const sent: Promised = {
      to: 'another letter for a forwarding contract',
      ...letters('REEX-CODE-PERIME'),
      status: 201,
      answers: {
        ...contract,
        codeEntry: {
          status: 'OPEN',
          triesLeft: integer(5),
          validUntil: isoDay(startDate),
          resendFrom: isoDay(startDate),
        },
      },
    };
    const tooSoon: Promised = {
      to: 'another letter for a forwarding contract that runs',
      ...letters('REEX-ACTIVE'),
      status: 400,
      answers: refusal('ForwardingError', 'codeNotAwaited'),
    };
    const outcomes = await pact([sent, tooSoon], async ({ forwardings }) => [
      await forwardings.resendLetter('CONTRAT-26-REEX-CODE-PERIME-0'),
      await forwardings.resendLetter('CONTRAT-26-REEX-ACTIVE-0'),
    ]);
    expect(outcomes).toEqual(['sent', 'too-soon']);
  });

  test('a bought forwarding contract confirms its card from the tenth day on, not before', async () => {
    const card = (name: string): Pick<Promised, 'given' | 'call' | 'own'> => ({
      given: ofTheBook(name),
      call: `PUT ${at(name)}/card`,
      own: true,
    });
    const told: Promised = {
      to: 'the card of a forwarding contract that came',
      ...card('REEX-CARTE'),
      sends: { received: true },
      answers: { ...contract, cardStatus: 'RECEIVED' },
    };
    const early: Promised = {
      to: 'the card of a forwarding contract that nobody asked for',
      ...card('REEX-ACTIVE'),
      sends: { received: false },
      status: 400,
      answers: refusal('ForwardingError', 'cardNotAsked'),
    };
    const outcomes = await pact([told, early], async ({ forwardings }) => [
      await forwardings.answerCard('CONTRAT-26-REEX-CARTE-0', true),
      await forwardings.answerCard('CONTRAT-26-REEX-ACTIVE-0', false),
    ]);
    expect(outcomes).toEqual(['answered', 'not-asked']);
  });

  test('an unknown bought forwarding contract has the outcome « unknown »', async () => {
    const unknown = '/users/current/forwarding/contracts/inconnu' as const;
    const missing = {
      given: { 'a signed-in shopper': { owner: SHOPPER } },
      status: 404,
      own: true,
      answers: refusal('UnknownResourceError', 'notFound'),
    };
    const code: Promised = {
      ...missing,
      to: 'the code of a forwarding contract that nobody knows',
      call: `POST ${unknown}/activation`,
      sends: { code: '000000' },
    };
    const letter: Promised = {
      ...missing,
      to: 'another letter for a forwarding contract that nobody knows',
      call: `POST ${unknown}/letters`,
    };
    const card: Promised = {
      ...missing,
      to: 'the card of a forwarding contract that nobody knows',
      call: `PUT ${unknown}/card`,
      sends: { received: true },
    };
    const outcomes = await pact([code, letter, card], async ({ forwardings }) => [
      await forwardings.enterCode('inconnu', '000000'),
      await forwardings.resendLetter('inconnu'),
      await forwardings.answerCard('inconnu', true),
    ]);
    expect(outcomes).toEqual([{ kind: 'unknown' }, 'unknown', 'unknown']);
  });
});

describe('whoever has the link of a contract’s letters', () => {
  const link = (name: string) => `exemple-${name.toLowerCase()}`;
  const given = (name: string) => ({
    'a contract of the book': {
      owner: SHOPPER,
      order: `CMD-26-${name}`,
      contract: `CONTRAT-26-${name}-0`,
      link: link(name),
    },
  });
  const at = (id: string) => `${visitor}/objections/${id}` as const;
  const about = {
    contractType: string('definitive'),
    addressFrom: { line1: string('12 rue'), postalCode: string('69002'), town: string('Lyon') },
    startDate: isoDay(startDate),
    stoppableUntil: isoDay(startDate),
  };

  test('the link in a forwarding contract’s letters opens the contract, and stops it', async () => {
    const read: Promised = {
      to: 'a forwarding contract that may be stopped',
      given: given('REEX-CODE'),
      call: `GET ${at(link('REEX-CODE'))}`,
      answers: { ...about, status: 'OPEN' },
    };
    const stopped: Promised = {
      to: 'a forwarding contract that is stopped',
      given: given('REEX-CODE'),
      call: `POST ${at(link('REEX-CODE'))}`,
      answers: { ...about, status: 'OBJECTED', objectedAt: string('2026-11-23T09:00:00.000Z') },
    };
    const outcomes = await pact([read, stopped], async ({ forwardings }) => [
      await forwardings.objection(link('REEX-CODE')),
      await forwardings.object(link('REEX-CODE')),
    ]);
    expect(outcomes).toMatchObject([{ status: 'open', type: 'definitive' }, { status: 'objected' }]);
  });

  test('the link in a forwarding contract’s letters stops no contract that is over or unknown', async () => {
    const over: Promised = {
      to: 'a forwarding contract that is stopped too late',
      given: given('REEX-FINIE'),
      call: `POST ${at(link('REEX-FINIE'))}`,
      status: 400,
      answers: refusal('ForwardingError', 'objectionOver'),
    };
    const missing = {
      given: { 'the catalogue': {} },
      status: 404,
      answers: refusal('UnknownResourceError', 'notFound'),
    };
    const gone: Promised = { ...missing, to: 'a link that nobody made', call: `GET ${at('inconnu')}` };
    const late: Promised = { ...missing, to: 'a contract that is stopped by no link', call: `POST ${at('inconnu')}` };
    const outcomes = await pact([over, gone, late], async ({ forwardings }) => [
      await forwardings.object(link('REEX-FINIE')),
      await forwardings.objection('inconnu'),
      await forwardings.object('inconnu'),
    ]);
    expect(outcomes).toEqual(['over', 'unknown', 'unknown']);
  });
});
