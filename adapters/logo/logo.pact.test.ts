import { Matchers } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { testConfigurations } from '#adapters/testing/configurations-pact.ts';
import { isoDay, isoMoment, type Promised, pactWith, price, refusal, SHOPPER } from '#adapters/testing/pact.ts';
import { aLogoDesign } from '#domain/logo/examples.ts';

const { boolean, decimal, eachLike, integer, like, number, string } = Matchers;
const pact = pactWith('logo');

const today = '2026-11-23';
const visitor = '/users/anonymous/logos' as const;
const own = '/users/current/logos' as const;
const placed = { scale: 100, across: 0, down: 0 };
const design = { pictureId: 'visuel-1', name: 'Enseigne', background: 'WHITE', ...placed, rightsAttested: true };
const sent = { kind: 'NEW', design, months: 12 };
const request = { kind: 'new', design: aLogoDesign(), months: 12 } as const;
const composition = { request, quoteId: 'devis-1' };
const body = { ...sent, quoteId: 'devis-1' };
const aPicture = { today, picture: 'visuel-1' };
const kept = { 'a picture of a logo': aPicture };
const aQuote = { 'a quote of a logo': { ...aPicture, quote: 'devis-1' } };
const aKeptLogo = { ...aPicture, configuration: 'logo-1' };
const totals = { totalPriceWithTax: price(49.9), totalPriceWithoutTax: price(41.58) };
const answered = {
  ...totals,
  ...sent,
  configurationId: string('logo-1'),
  productCode: string('mon-timbre-avec-logo'),
};
const refused = 'CMD-26-LOGO-REFUSE';
const ofTheBook = { 'an order of the book': { order: refused, owner: SHOPPER } };

test('the logo options are public', async () => {
  const promised: Promised = {
    to: 'what may be chosen for a stamp logo',
    given: { 'a day': { today } },
    call: `GET ${visitor}/options`,
    answers: {
      productCode: string('mon-timbre-avec-logo'),
      validFrom: isoDay('2026-01-01'),
      picture: {
        fileSize: integer(4_194_304),
        types: eachLike({ type: string('image/png'), name: string('PNG') }),
        minWidth: integer(368),
        minHeight: integer(528),
        resolution: integer(400),
        keptHours: integer(72),
      },
      stamp: { width: number(60), height: decimal(37.5) },
      frame: {
        x: decimal(34.6),
        y: number(2),
        width: decimal(23.4),
        height: decimal(33.5),
        bleed: number(2),
        minLogo: number(8),
      },
      backgrounds: eachLike({ code: string('WHITE'), name: string('Blanc'), colour: string('#FFFFFF') }),
      terms: eachLike({ months: integer(12), price: price(41.58), priceWithTax: price(49.9) }),
      moderationDays: integer(2),
      chargedOnApproval: boolean(false),
      noticeDays: eachLike(integer(30)),
      nameLength: integer(40),
    },
  };
  const options = await pact([promised], ({ logos }) => logos.options());
  expect(options).toMatchObject({ backgrounds: [{ isWhite: true }], terms: [{ price: { ht: { cents: 4158 } } }] });
});

describe('a picture', () => {
  const one = `${visitor}/pictures/visuel-1` as const;
  const known = {
    pictureId: 'visuel-1',
    name: string('enseigne.png'),
    type: string('image/png'),
    size: integer(20_480),
    expiresAt: isoMoment('2026-11-26T09:00:00.000Z'),
  };

  test('a clean picture is read back with its size', async () => {
    const promised: Promised = {
      to: 'a picture of a logo that is clean',
      given: kept,
      call: `GET ${one}`,
      answers: { ...known, scanState: 'CLEAN', width: integer(800), height: integer(1000), findings: [] },
    };
    const found = await pact([promised], ({ logos }) => logos.picture('visuel-1'));
    expect(found).toMatchObject({ state: 'clean', size: { width: 800, height: 1000 }, isVector: false });
  });

  test('a white picture on a transparent background has that finding', async () => {
    const promised: Promised = {
      to: 'a picture of a white logo',
      given: { 'a picture of a logo': { ...aPicture, state: 'WHITE_ON_TRANSPARENT' } },
      call: `GET ${one}`,
      answers: {
        ...known,
        scanState: 'CLEAN',
        width: integer(800),
        height: integer(1000),
        transparent: true,
        findings: [{ code: 'WHITE_ON_TRANSPARENT' }],
      },
    };
    const found = await pact([promised], ({ logos }) => logos.picture('visuel-1'));
    expect(found).toMatchObject({ isTransparent: true, findings: ['white-on-transparent'] });
  });

  test.each([
    ['SCANNING', 'scanning'],
    ['INFECTED', 'infected'],
    ['UNSCANNED', 'unscanned'],
  ])('a picture that is %s has no size', async (scanState, state) => {
    const promised: Promised = {
      to: `a picture of a logo that is ${scanState}`,
      given: { 'a picture of a logo': { ...aPicture, state: scanState } },
      call: `GET ${one}`,
      answers: { ...known, scanState, findings: [] },
    };
    const found = await pact([promised], ({ logos }) => logos.picture('visuel-1'));
    expect(found).toMatchObject({ state, size: null });
  });

  test('a refused picture has a reason', async () => {
    const promised: Promised = {
      to: 'an empty file to keep as a logo',
      given: { 'a day': { today } },
      call: `POST ${visitor}/pictures`,
      sendsForm: { file: { fileName: 'logo.png', content: '' } },
      status: 400,
      answers: refusal('LogoPictureError', 'fileEmpty'),
    };
    const empty = { name: 'logo.png', type: 'text/plain', content: new Blob([]) };
    expect(await pact([promised], ({ logos }) => logos.keep(empty))).toEqual({ kind: 'refused', refusal: 'empty' });
  });

  test('a purged picture is unknown', async () => {
    const purge: Promised = { to: 'a picture of a logo to purge', given: kept, call: `DELETE ${one}`, status: 200 };
    const gone: Promised = {
      to: 'a picture of a logo that nobody knows',
      given: { 'a day': { today } },
      call: `GET ${visitor}/pictures/inconnu`,
      status: 404,
      answers: refusal('UnknownResourceError', 'notFound'),
    };
    const outcome = await pact([purge, gone], async ({ logos }) => {
      await logos.purge('visuel-1');
      return logos.picture('inconnu');
    });
    expect(outcome).toBeNull();
  });

  test('a picture that is not clean has no preview', async () => {
    const promised: Promised = {
      to: 'the preview of a picture that is infected',
      given: { 'a picture of a logo': { ...aPicture, state: 'INFECTED' } },
      call: `GET ${one}/preview`,
      query: { scale: '100', across: '0', down: '0', colour: 'BLACK' },
      status: 404,
      answers: refusal('UnknownResourceError', 'notFound'),
    };
    const about = { placement: placed, background: null, colour: 'black' } as const;
    expect(await pact([promised], ({ logos }) => logos.preview('visuel-1', about))).toBe('unknown');
  });
});

describe('a price', () => {
  test('a logo’s price has the end of the subscription', async () => {
    const promised: Promised = {
      to: 'the price of a new logo',
      given: kept,
      call: `POST ${visitor}/quotes`,
      sends: sent,
      answers: {
        quoteId: string('devis-1'),
        expiresAt: isoMoment('2026-11-23T09:30:00.000Z'),
        lines: eachLike({ name: string('Abonnement logo'), price: price(41.58), priceWithTax: price(49.9) }),
        ...totals,
        term: { startDate: isoDay('2026-11-25'), endDate: isoDay('2027-11-25'), expected: true },
        refusals: [],
      },
    };
    const quoted = await pact([promised], ({ logos }) => logos.quote(request));
    expect(quoted).toMatchObject({ quote: { id: 'devis-1', term: { end: '2027-11-25', isExpected: true } } });
  });

  test('a logo that does not exist has no price', async () => {
    const promised: Promised = {
      to: 'the price of an extension of a logo that nobody has',
      given: { 'a day': { today } },
      call: `POST ${visitor}/quotes`,
      sends: { kind: 'EXTENSION', logoId: 'inconnu', months: 12 },
      answers: { lines: [], refusals: [{ reason: 'logoUnknown', subject: 'logoId' }] },
    };
    const quoted = await pact([promised], ({ logos }) =>
      logos.quote({ kind: 'extension', logoId: 'inconnu', months: 12 }),
    );
    expect(quoted).toEqual({
      quote: null,
      refusals: [{ kind: 'fault', field: 'subject', fault: { code: 'not-offered' } }],
    });
  });
});

testConfigurations({
  thing: 'a logo',
  pact,
  port: ({ logos }) => logos,
  path: 'logos',
  error: 'LogoError',
  composition,
  body,
  answered,
  id: 'logo-1',
  read: { request },
  given: {
    quote: aQuote,
    kept: { 'a composed logo': aKeptLogo },
    replace: { 'a composed logo': aKeptLogo, 'a quote of a logo': { today, picture: 'visuel-2', quote: 'devis-1' } },
    over: kept,
  },
  to: {
    keep: 'a logo to keep for a visitor',
    keepOver: 'a logo to keep at a price that is over',
    read: 'a logo that was kept',
    replace: 'a logo in place of another',
    readUnknown: 'a logo that nobody kept',
    replaceUnknown: 'a logo in place of one that nobody kept',
  },
});

describe('a logo is kept', () => {
  const configurations = `POST ${visitor}/configurations` as const;

  test('a logo that cannot be printed is refused', async () => {
    const promised: Promised = {
      to: 'a logo to keep whose colours are not those of light',
      given: {
        'a picture of a logo': { ...aPicture, state: 'COLOUR_SPACE' },
        'a quote of a logo': { today, picture: 'visuel-2', quote: 'devis-1' },
      },
      call: configurations,
      sends: body,
      status: 400,
      answers: refusal('LogoError', 'pictureNotPrintable'),
    };
    const outcome = await pact([promised], ({ logos }) => logos.configure(composition));
    expect(outcome).toEqual({
      kind: 'refused',
      refusals: [{ kind: 'fault', field: 'file', fault: { code: 'unreadable' } }],
    });
  });
});

describe('the logos of a company', () => {
  const signedIn = { 'a signed-in shopper': { owner: SHOPPER } };

  test('the logos of a company are listed with their states', async () => {
    const promised: Promised = {
      to: 'the logos of a shopper',
      given: { ...signedIn, ...ofTheBook },
      call: `GET ${own}/subscriptions`,
      answers: {
        logos: eachLike({
          logoId: string(`logo-${refused}-0`),
          name: string('Carte de vœux'),
          status: string('REFUSED'),
          submittedAt: isoMoment('2026-11-20T09:00:00.000Z'),
        }),
      },
      own: true,
    };
    const logos = await pact([promised], (ports) => ports.logos.mine());
    expect(logos).toMatchObject([{ label: 'refused', endDate: null, refusal: null, order: null }]);
  });

  test('an unknown logo of a company has no picture', async () => {
    const promised: Promised = {
      to: 'the stamp of a logo that nobody has',
      given: signedIn,
      call: `GET ${own}/subscriptions/inconnu/picture`,
      status: 404,
      answers: refusal('UnknownResourceError', 'notFound'),
      own: true,
    };
    expect(await pact([promised], ({ logos }) => logos.image('inconnu'))).toBe('unknown');
  });

  test('a company’s refused logo is sent again without a price', async () => {
    const promised: Promised = {
      to: 'a refused logo that is sent again',
      given: { ...signedIn, ...ofTheBook, 'a picture of a logo': { picture: 'visuel-1' } },
      call: `POST ${own}/subscriptions/logo-${refused}-0/resubmissions`,
      sends: design,
      status: 201,
      answers: like({
        logoId: `logo-${refused}-0`,
        name: 'Enseigne',
        status: 'CREATED',
        submittedAt: '2026-11-23T09:00:00.000Z',
      }),
      own: true,
    };
    const outcome = await pact([promised], ({ logos }) => logos.resubmit(`logo-${refused}-0`, aLogoDesign()));
    expect(outcome).toEqual({ kind: 'sent' });
  });

  test('a company’s refused logo is not sent again when its picture or the logo is unknown', async () => {
    const gone: Promised = {
      to: 'a refused logo that is sent again without a picture',
      given: { ...signedIn, ...ofTheBook },
      call: `POST ${own}/subscriptions/logo-${refused}-0/resubmissions`,
      sends: design,
      status: 400,
      answers: refusal('LogoError', 'pictureUnknown'),
      own: true,
    };
    const nobodys: Promised = {
      to: 'a logo that nobody has and that is sent again',
      given: signedIn,
      call: `POST ${own}/subscriptions/inconnu/resubmissions`,
      sends: design,
      status: 404,
      answers: refusal('UnknownResourceError', 'notFound'),
      own: true,
    };
    const outcomes = await pact([gone, nobodys], async ({ logos }) => [
      await logos.resubmit(`logo-${refused}-0`, aLogoDesign()),
      await logos.resubmit('inconnu', aLogoDesign()),
    ]);
    expect(outcomes).toEqual([
      { kind: 'refused', refusals: [{ kind: 'fault', field: 'file', fault: { code: 'picture-gone' } }] },
      { kind: 'gone' },
    ]);
  });
});
