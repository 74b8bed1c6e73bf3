import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { StoredJourneyDrafts } from '#adapters/journey/stored-journey-drafts.ts';
import type { Line } from '#domain/cart/cart.ts';
import { aCart, aLine } from '#domain/cart/examples.ts';
import { editedField } from '#domain/journey/drafts.ts';
import { aRegisteredOffer, foundPostage } from '#domain/postage/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import { euros } from '#domain/shared/money.ts';
import { eventually } from '#tests/shared/eventually.ts';
import { replacedBy } from '#tests/shared/replaced.ts';
import { storedDrafts } from '#tests/shared/stored-drafts.ts';
import { aForm, aRequest, fails, ledTo, noSession } from '#ui/request/request.examples.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { type BoxFault, type BoxField, type BoxStep, boxes } from './journey.examples.ts';
import { type JourneyView, unpriced } from './journey.view.ts';
import type { Finished } from './journey-form.server.ts';
import { journeyStep } from './journey-step.server.ts';
import { wrongField } from './price/recalculate.ts';

const { t } = wordingOf({ lang: 'fr', mode: 'part' });
const away = new Fault('unavailable', 'parcels');

interface BoxJourney {
  finish?: (quoteId: string) => Promise<Finished<BoxField, BoxFault>>;
  price?: () => Promise<{ id: string; cents: number } | undefined>;
  /** Of the cart. */
  lines?: readonly Line[];
  /** What has become of the last step cannot be written down. */
  isUnsettled?: boolean;
}

const urlOf = (step: BoxStep, query = '') => new URL(`https://boutique.example/boites/${step}${query}`);

/** The pages of the journey, and drafts that are kept from one request to the next. */
function aVisit({
  finish = async () => ({ kind: 'kept', to: '/panier' }),
  price,
  isUnsettled,
  lines,
}: BoxJourney = {}) {
  const drafts = storedDrafts();
  if (isUnsettled) drafts.settle = fails(new TypeError('a mistake of ours'));
  const priceOf = async () => {
    const quote = price && (await price());
    const validUntil = '2026-11-23T10:30:00Z';
    return quote
      ? { totals: [], quote: { id: quote.id, ttc: { cents: quote.cents }, ht: { cents: quote.cents } }, validUntil }
      : null;
  };
  const shown = (page: unknown, { view }: { view: object }) => ({ title: 'Boîte', notices: [], ...view, page });
  const pages = {
    what: journeyStep(boxes, { step: 'what', price: priceOf, view: shown }),
    where: journeyStep(boxes, { step: 'where', price: priceOf, view: shown }),
    check: journeyStep(boxes, {
      step: 'check',
      finish: (_, { quoteId }) => finish(quoteId),
      price: priceOf,
      view: shown,
    }),
  };
  const carts = lines && { current: async () => aCart({ lines: [...lines] }) };
  const requests: ReturnType<typeof aRequest>[] = [];
  const request = () => {
    const made = aRequest({ journeyDrafts: drafts, ...(carts && { ports: { carts } }) });
    requests.push(made);
    return made;
  };
  return {
    show: async (step: BoxStep, query = '') =>
      (await pages[step].show(request(), urlOf(step, query))).view as unknown as JourneyView,
    post: (step: BoxStep, fields: Record<string, string>) =>
      pages[step].post(request(), { url: urlOf(step), form: aForm({ quote: 'devis-1', ...fields }) }),
    draft: () => request().journeyDrafts.of('boxes'),
    keeps: (answers: Record<string, string>) => request().journeyDrafts.save('boxes', { answers, version: 0 }),
    request,
    logged: () => requests.flatMap(({ effects }) => effects.logged),
  };
}

const whole = { size: 'M', shelf: '3' };
const saidOf = async (answer: ReturnType<ReturnType<typeof aVisit>['post']>) => {
  const { status, page } = await answer;
  return { status, said: page.notices.map(({ text }) => text), view: page.view as unknown as JourneyView | null };
};

describe('a step', () => {
  test('a complete step leads to the next one, and its answers are saved', async () => {
    const visit = aVisit();
    expect(await ledTo(visit.post('what', { size: ' M ' }))).toBe('/boites/where');
    expect(await visit.draft()).toMatchObject({ answers: { size: 'M' } });
  });

  test('a step reached too early leads to the first incomplete one', async () => {
    const visit = aVisit();
    expect(await ledTo(visit.show('check'))).toBe('/boites/whatincomplet');
    await visit.keeps({ size: 'M' });
    expect(await ledTo(visit.show('check'))).toBe('/boites/whereincomplet');
  });

  test('a step shows a fault at its field, with the typed value', async () => {
    const visit = aVisit();
    await visit.keeps(whole);
    const { status, view } = await saidOf(visit.post('check', { note: 'long' }));
    expect(status).toBe(422);
    expect(view).toMatchObject({ values: { note: 'long' }, errors: { note: 'Saisissez : Note' } });
  });

  test('a step shows its outdated answers to a shopper who is led there for that reason, the last step to everybody', async () => {
    const [visit, last] = [aVisit(), aVisit()];
    await visit.keeps({ ...whole, shelf: 'gone' });
    expect((await visit.show('where')).errors).toEqual({});
    expect((await visit.show('where', '?note=incomplet')).errors).toEqual({ shelf: 'Saisissez : Étagère' });
    expect((await visit.show('where', '?note=incomplet')).notices, 'the fault says it').toEqual([]);
    await last.keeps({ ...whole, note: 'long' });
    expect((await last.show('check')).errors).toEqual({ note: 'Saisissez : Note' });
  });

  test('a step whose price is recalculated shows what is typed with it, keeps nothing, and judges nothing', async () => {
    const page = journeyStep(boxes, {
      step: 'what',
      decidesPrice: true,
      price: async ({ answers }) => ({
        totals: [{ label: 'Total', value: `${answers.size}/${answers.shelf}`, strong: true as const }],
        quote: { id: 'devis-1', ttc: euros(1), ht: null },
        validUntil: '2026-11-23T10:30:00Z',
      }),
      view: (_, { view }) => view,
    });
    const visit = aVisit();
    await visit.keeps(whole);
    const { version } = await visit.draft();
    const form = aForm({ size: 'L', intent: 'recalculer', version: '0' });
    const { status, page: answer } = await page.post(visit.request(), { url: urlOf('what'), form });
    expect(status).toBe(200);
    // The shelf is void with another size; a newer draft is not overwritten from this page.
    expect(answer.view).toMatchObject({
      values: { size: 'L' },
      errors: {},
      version: '0',
      livePrice: 'current',
      summary: { totals: [{ value: 'L/' }] },
    });
    expect(await visit.draft()).toMatchObject({ answers: whole, version });
  });

  test('a price that is asked for judges the fields alone whose errors the page shows', async () => {
    const price = async () => null;
    const page = journeyStep(boxes, { step: 'check', decidesPrice: true, price, view: (_, { view }) => view });
    const visit = aVisit();
    await visit.keeps(whole);
    const errorsOf = async (typed: Record<string, string>) => {
      const form = aForm({ ...typed, intent: 'recalculer' });
      return (await page.post(visit.request(), { url: urlOf('check'), form })).page.view?.errors;
    };
    expect(await errorsOf({ note: 'long' })).toEqual({});
    expect(await errorsOf({ note: 'long', [wrongField]: 'note' })).toEqual({ note: 'Saisissez : Note' });
    expect(await errorsOf({ note: 'x', [wrongField]: 'note' })).toEqual({});
  });

  test('a step whose price the backend cannot give says so and may be asked again, and one that has none yet does not', async () => {
    const saidOfPrice = async (found: null | typeof unpriced) => {
      const price = async () => found;
      const page = journeyStep(boxes, { step: 'what', decidesPrice: true, price, view: (_, { view }) => view });
      const { summary, livePrice } = (await page.show(aVisit().request(), urlOf('what'))).view;
      return [summary.note, livePrice];
    };
    expect(await saidOfPrice(unpriced)).toEqual([t('journey.withoutPrice'), 'missed']);
    expect(await saidOfPrice(null)).toEqual([undefined, 'current']);
  });

  test('beside a step of which nothing is known stand the lowest price of its postage and whom to call', async () => {
    const postal: typeof boxes = {
      ...boxes,
      postage: 'registered-mail',
      facts: ({ lowest }) => ({ points: [], ...(lowest && { price: `Dès ${lowest.ttc.cents} centimes` }) }),
    };
    const page = journeyStep(postal, { step: 'what', price: async () => null, view: (_, { view }) => view });
    const price = { ttc: euros(6), ht: euros(6) };
    const postage = { waysToSend: async () => foundPostage({ offers: [aRegisteredOffer({ price })] }) };
    const wording = wordingOf({ lang: 'fr', mode: 'part', phone: '01 99 00 12 34' });
    const { facts } = (
      await page.show({ ...aRequest({ journeyDrafts: storedDrafts(), ports: { postage } }), wording }, urlOf('what'))
    ).view;
    expect(facts).toMatchObject({ price: 'Dès 600 centimes', call: { href: 'tel:0199001234' } });
  });

  test('a step altered by a button is one step of the history, and still edits its cart line', async () => {
    const page = journeyStep(boxes, {
      step: 'what',
      alters: {
        larger: { alter: ({ answers, edited }) => ({ ...answers, size: `XL of ${edited}` }), anchor: 'taille' },
      },
      price: async () => null,
      view: (_, { view }) => view,
    });
    const visit = aVisit();
    await visit.keeps({ ...whole, [editedField]: 'configuration-1' });
    const posted = page.post(visit.request(), { url: urlOf('what'), form: aForm({ size: 'M', intent: 'larger' }) });
    expect(await replacedBy(posted)).toBe('/boites/what#taille');
    expect((await visit.draft()).answers).toEqual({
      ...whole,
      size: 'XL of configuration-1',
      [editedField]: 'configuration-1',
    });
  });

  test('a step’s answers are saved, valid or not, when a visitor signs in', async () => {
    const finish = fails(new Error('nothing is bought'));
    const visit = aVisit({ finish });
    const at = (step: string) => `/ecom/connexion?redirect=${encodeURIComponent(`/boites/${step}`)}&profile=part`;
    expect(await ledTo(visit.post('what', { size: 'trop grande', intent: 'sign-in' }))).toBe(at('what'));
    expect(await visit.draft()).toMatchObject({ answers: { size: 'trop grande' } });
    expect(await ledTo(visit.post('check', { note: 'long', intent: 'sign-in' })), 'the last step').toBe(at('check'));
    expect(await visit.draft()).toMatchObject({ answers: { size: 'trop grande', note: 'long' } });
  });

  test('a stale step of another tab is refused, and overwrites nothing', async () => {
    const visit = aVisit();
    await visit.keeps({ size: 'M' });
    const { version } = await visit.show('what');
    await ledTo(visit.post('what', { size: 'L', version }));
    const { status, said, view } = await saidOf(visit.post('what', { size: 'S', version }));
    expect([status, said]).toEqual([422, [t('journey.stale')]]);
    expect(view?.values).toEqual({ size: 'S' });
    expect(await visit.draft()).toMatchObject({ answers: { size: 'L' } });
    // The page that tells it shows the newer version: what was typed may be sent again.
    expect(await ledTo(visit.post('what', { size: 'S', version: String(view?.version) }))).toContain('/boites/where');
  });

  test.each(['-1', 'abc', '', '1e99', 'Infinity', '99999999999999999'])(
    'a step with an invented version, %j, overwrites nothing',
    async (version) => {
      const visit = aVisit();
      await visit.keeps({ size: 'M' });
      expect((await saidOf(visit.post('what', { size: 'S', version }))).status).toBe(422);
      expect(await visit.draft()).toMatchObject({ answers: { size: 'M' } });
    },
  );

  test('a step names the answers that another answer has dropped', async () => {
    const visit = aVisit();
    await visit.keeps(whole);
    expect(await ledTo(visit.post('what', { size: 'L' }))).toBe('/boites/where?retire=shelf');
    const { notices } = await visit.show('where', '?retire=shelf');
    expect(notices.map(({ text }) => text)).toEqual([t('journey.dropped', { fields: '«\u202fÉtagère\u202f»' })]);
  });

  test('a step links every other reachable step, and not itself', async () => {
    const visit = aVisit();
    await visit.keeps(whole);
    expect((await visit.show('where')).steps).toEqual([
      { label: 'Quoi', done: true, href: '/boites/what' },
      { label: 'Où', current: true },
      { label: 'Vérification', href: '/boites/check' },
    ]);
  });

  test('a step saves a long answer up to its limit, and still edits its cart line', async () => {
    const visit = aVisit();
    await visit.keeps({ ...whole, [editedField]: 'configuration-1' });
    await ledTo(visit.post('where', { shelf: '3'.repeat(501) }));
    expect((await visit.draft()).answers).toEqual({
      size: 'M',
      shelf: '3'.repeat(500),
      [editedField]: 'configuration-1',
    });
  });

  test('a step is an error without its options', async () => {
    const page = journeyStep(
      { ...boxes, options: fails(away) },
      { step: 'what', price: async () => null, view: () => ({ title: '', notices: [] }) },
    );
    const url = new URL('https://boutique.example/boites/what');
    await expect(page.show(aRequest({ journeyDrafts: storedDrafts() }), url)).rejects.toMatchObject({
      data: { failure: { details: 'journey-options-fetch' } },
    });
  });
});

/** Waits until a draft was claimed by two presses. */
function claimedTwice() {
  const claims = vi.spyOn(StoredJourneyDrafts.prototype, 'claim');
  onTestFinished(() => claims.mockRestore());
  return async () => {
    await eventually(() => expect(claims.mock.calls.length).toBeGreaterThan(1));
    // The second one has read what the first one wrote.
    await nextTurn();
  };
}

describe('the last step', () => {
  test('the last step lists the answers by step, each with its link to change it, and the price alone beside', async () => {
    const visit = aVisit();
    await visit.keeps(whole);
    const { parts, summary, next } = await visit.show('check');
    expect(parts).toEqual([
      {
        title: 'Quoi',
        rows: [{ step: 'what', label: 'Taille', value: 'M' }],
        change: { label: t('journey.change', { step: 'Quoi' }), href: '/boites/what' },
      },
      {
        title: 'Où',
        rows: [{ step: 'where', label: 'Étagère', value: '3' }],
        change: { label: t('journey.change', { step: 'Où' }), href: '/boites/where' },
      },
    ]);
    expect([summary.rows, next]).toEqual([[], t('journey.addToCart')]);
  });

  test('the last step saves the changes of a cart line, and reports a line that is no longer there', async () => {
    const line = aLine({ configurationId: 'configuration-1' });
    for (const [lines, next, said] of [
      [[line], t('journey.saveChanges'), []],
      [[], t('journey.addToCart'), [t('journey.lineGone')]],
    ] as const) {
      const edited = aVisit({ lines });
      await edited.keeps({ ...whole, [editedField]: 'configuration-1' });
      const view = await edited.show('check');
      expect([view.next, view.notices.map(({ text }) => text)]).toEqual([next, said]);
      expect((await edited.show('where')).notices, 'of the step that puts into the cart alone').toEqual([]);
    }
  });

  test('the last step pressed twice finishes once, and both presses lead to its page', async () => {
    let asked = 0;
    const bothClaim = claimedTwice();
    const visit = aVisit({
      finish: async () => {
        asked += 1;
        await bothClaim();
        return { kind: 'kept', to: '/panier' };
      },
    });
    await visit.keeps(whole);
    const { version } = await visit.show('check');
    const press = () => ledTo(visit.post('check', { note: 'x', version }));
    expect(await Promise.all([press(), press()])).toEqual(['/panier', '/panier']);
    expect([await press(), asked]).toEqual(['/panier', 1]);
    expect((await visit.draft()).answers).toEqual({});
  });

  test('the last step pressed twice by a visitor sets the cart’s cookie in both answers', async () => {
    const journeyDrafts = storedDrafts();
    const check = journeyStep(boxes, {
      step: 'check',
      finish: async (_, { context }) => {
        context.cookies.set('lpel_cart', 'guid-1', 60);
        return { kind: 'kept', to: '/panier' };
      },
      price: async () => null,
      view: (_, { view }) => view,
    });
    const asked = () =>
      aRequest({ journeyDrafts, session: noSession, cookies: { '__Host-lpel_journey': `journey-${'b'.repeat(43)}` } });
    const { version } = (await asked().journeyDrafts.save('boxes', { answers: whole, version: 0 })).draft;
    for (let press = 0; press < 2; press += 1) {
      const context = asked();
      const url = new URL('https://boutique.example/boites/check');
      expect(
        await ledTo(
          check.post(context, { url, form: aForm({ note: 'x', version: String(version), quote: 'devis-1' }) }),
        ),
      ).toBe('/panier');
      expect(context.effects.cookies.get('lpel_cart')).toEqual({ value: 'guid-1', seconds: 60 });
    }
  });

  test('the last step that fails restores the draft, reports it to both presses, and may be tried again', async () => {
    let asked = 0;
    const bothClaim = claimedTwice();
    const visit = aVisit({
      finish: async () => {
        asked += 1;
        await bothClaim();
        if (asked === 1) throw away;
        return { kind: 'kept', to: '/panier' };
      },
    });
    await visit.keeps(whole);
    const { version } = await visit.show('check');
    const press = () => saidOf(visit.post('check', { note: 'x', version }));
    const both = await Promise.all([press(), press()]);
    expect(both.map(({ status, said }) => [status, said])).toEqual([
      [503, [t('journey.unconfirmed')]],
      [503, [t('journey.unconfirmed')]],
    ]);
    expect(asked).toBe(1);
    expect(await visit.draft()).toMatchObject({ answers: { ...whole, note: 'x' } });
    const [again] = both;
    expect(again?.view?.values).toEqual({ ...whole, note: 'x' });
    expect(await ledTo(visit.post('check', { note: 'x', version: again?.view?.version ?? '' }))).toBe('/panier');
  });

  test('the last step posted with another value is no second press', async () => {
    let asked = 0;
    const visit = aVisit({
      finish: async () => {
        asked += 1;
        return { kind: 'kept', to: '/panier' };
      },
    });
    await visit.keeps(whole);
    const { version } = await visit.show('check');
    for (const note of ['x', 'y']) expect(await ledTo(visit.post('check', { note, version }))).toBe('/panier');
    expect(asked).toBe(2);
  });

  test('the last step that has bought leads on although its end cannot be recorded, and logs our own mistake', async () => {
    const visit = aVisit({ isUnsettled: true });
    await visit.keeps(whole);
    expect(await ledTo(visit.post('check', { note: 'x' }))).toBe('/panier');
    expect(visit.logged()).toHaveLength(1);
  });

  test('the last step shows how long its price is valid, where that price is bought', async () => {
    const visit = aVisit({ price: async () => ({ id: 'devis-940', cents: 940 }) });
    await visit.keeps(whole);
    expect((await visit.show('check')).summary.valid).toBe('Ce prix est valable jusqu’au 23/11/2026 à 11:30.');
    expect((await visit.show('where')).summary).not.toHaveProperty('valid');
  });

  test('the last step with a changed price names the shown one, whatever the form contains, and buys nothing', async () => {
    let cents = 940;
    const visit = aVisit({
      finish: async (quoteId) =>
        quoteId === `devis-${cents}` ? { kind: 'kept', to: '/panier' } : { kind: 'price-changed' },
      price: async () => ({ id: `devis-${cents}`, cents }),
    });
    await visit.keeps(whole);
    expect((await visit.show('where')).quote).toBeNull();
    const { quote, version } = await visit.show('check');
    cents = 972;
    const { status, said, view } = await saidOf(
      visit.post('check', { version, quote: quote ?? '', shown: '1', note: '' }),
    );
    const { money } = wordingOf({ lang: 'fr', mode: 'part' });
    expect([status, said]).toEqual([
      422,
      [t('journey.priceChanged', { before: money(euros(9.4)), now: money(euros(9.72)) })],
    ]);
    expect(view?.quote).toBe('devis-972');
    const unknown = await saidOf(visit.post('check', { version: view?.version ?? '', quote: 'devis-7' }));
    expect(unknown.said).toEqual([t('journey.priceOutdated')]);
  });

  test('a last step whose quote is over buys at the renewed one by the same press, where the price is the one that was shown', async () => {
    const quotes: string[] = [];
    let id = 'devis-1';
    const visit = aVisit({
      finish: async (quoteId) => {
        quotes.push(quoteId);
        return quoteId === 'devis-2' ? { kind: 'kept', to: '/panier' } : { kind: 'price-changed' };
      },
      price: async () => ({ id, cents: 940 }),
    });
    await visit.keeps(whole);
    const { version } = await visit.show('check');
    id = 'devis-2';
    expect(await ledTo(visit.post('check', { version }))).toBe('/panier');
    expect(quotes).toEqual(['devis-1', 'devis-2']);
  });

  test('the last step without a price reports it, buys nothing, and buys at the price of the next answer', async () => {
    let asked = 0;
    let price: { id: string; cents: number } | undefined;
    const visit = aVisit({
      finish: async () => {
        asked += 1;
        return { kind: 'kept', to: '/panier' };
      },
      price: async () => price,
    });
    await visit.keeps(whole);
    const { quote, version, summary } = await visit.show('check');
    expect([quote, summary.note]).toEqual([null, t('journey.withoutPrice')]);
    expect((await visit.show('where')).summary.note).toBeUndefined();
    price = { id: 'devis-940', cents: 940 };
    const { status, said, view } = await saidOf(visit.post('check', { note: 'x', version, quote: '' }));
    expect([status, said, asked]).toEqual([422, [t('journey.withoutPrice')], 0]);
    expect([view?.quote, view?.summary.note, view?.values['note']]).toEqual(['devis-940', undefined, 'x']);
    const again = { note: 'x', version: view?.version ?? '', quote: view?.quote ?? '' };
    expect(await ledTo(visit.post('check', again))).toBe('/panier');
  });

  test('the last step refused by the backend shows its reason and the typed values', async () => {
    const notices = [{ tone: 'error' as const, text: 'Refusé' }];
    const visit = aVisit({
      finish: async () => ({ kind: 'refused', faults: { note: { code: 'required' } }, notices }),
    });
    await visit.keeps(whole);
    const { status, said, view } = await saidOf(visit.post('check', { note: 'x' }));
    expect([status, said, view?.errors]).toEqual([422, ['Refusé'], { note: 'Saisissez : Note' }]);
    expect(await visit.draft()).toMatchObject({ answers: { ...whole, note: 'x' } });
  });
});

describe('a step that cannot be read now, because nobody says what may be chosen,', () => {
  /** The calls of the options with these numbers fail. */
  const pageOf = (
    isAway: (call: number) => boolean,
    over: { finish?: () => Promise<Finished<BoxField, BoxFault>> } = {},
  ) => {
    let calls = 0;
    const options = async () => {
      calls += 1;
      if (isAway(calls)) throw away;
      return null;
    };
    const step = over.finish ? ('check' as const) : ('what' as const);
    return journeyStep(
      { ...boxes, options },
      {
        step,
        ...over,
        alters: { larger: { alter: ({ answers }) => answers } },
        price: async () => null,
        view: (_, { view }) => view,
      },
    );
  };
  const url = new URL('https://boutique.example/boites/what');
  const kept = async () => {
    const visit = aVisit();
    await visit.keeps(whole);
    return visit;
  };

  test.each(['', 'larger'])('a step without its options stays in the browser (« %s »)', async (intent) => {
    const visit = await kept();
    const form = aForm({ size: 'XL', intent });
    const { status, page } = await pageOf(() => true).post(visit.request(), { url, form });
    expect([status, page.view, page.notices.length]).toEqual([503, null, 1]);
  });

  test.each(['', 'larger'])(
    'a step without its options shows the typed values as soon as they are loaded (« %s »)',
    async (intent) => {
      const visit = await kept();
      const form = aForm({ size: 'XL', intent });
      const { status, page } = await pageOf((call) => call === 1).post(visit.request(), { url, form });
      expect([status, page.view?.values['size']]).toEqual([503, 'XL']);
    },
  );

  test('a last step without its options shows the typed values, and buys nothing', async () => {
    const visit = await kept();
    const last = pageOf((call) => call === 1, { finish: fails(new Error('nothing is bought')) });
    const { status, page } = await last.post(visit.request(), { url, form: aForm({ note: 'x', quote: 'devis-1' }) });
    expect([status, page.view?.values['note']]).toEqual([503, 'x']);
  });
});

test('a step that cannot be judged now is kept, and says so', async () => {
  const page = journeyStep(boxes, {
    step: 'what',
    judge: fails(away),
    price: async () => null,
    view: (_, { view }) => view,
  });
  const visit = aVisit();
  const context: RequestContext = visit.request();
  const url = new URL('https://boutique.example/boites/what');
  const { status, page: answered } = await page.post(context, { url, form: aForm({ size: 'M' }) });
  expect([status, answered.notices]).toEqual([503, [{ tone: 'error', text: t('journey.unjudged') }]]);
  expect(answered.view?.values).toEqual({ size: 'M' });
  expect(await visit.draft()).toMatchObject({ answers: { size: 'M' } });
});
