import { describe, expect, test } from 'vitest';
import type { Answers } from '#domain/journey/journey.ts';
import { theParcelAnswers, theParcelOptions } from '#domain/parcels/examples.ts';
import type { ParcelField, Quote } from '#domain/parcels/parcels.ts';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { aParcelDelivery, aParcelQuote } from '../parcels.examples.ts';
import { deliveryView } from './delivery.view.ts';

const wording = wordingOf({ lang: 'fr', mode: 'part' });

type Choice = ReturnType<typeof aParcelDelivery>['ways'][number];

/** A choice as it is read: whether it is chosen, what it says, and what it costs. */
const read = ({ selected, title, text, price = '', priceNote = '' }: Choice) =>
  [selected ? '(x)' : '( )', title, text, price, priceNote].filter(Boolean).join(' | ').replaceAll(/\s/g, ' ');
const waysOf = (shown: Parameters<typeof aParcelDelivery>[0]) => aParcelDelivery(shown).ways.map(read);
const coversOf = (shown: Parameters<typeof aParcelDelivery>[0]) => aParcelDelivery(shown).covers.map(read);

const [point, home, signature] = [
  'Dans un commerce, un bureau de poste ou une consigne, que vous choisissez ensuite.',
  'Dans la boîte aux lettres ou en main propre.',
  'Remis contre la signature du destinataire.',
];

describe('each delivery says what it is, by when it arrives and what it costs', () => {
  test('each delivery within France has its description, its arrival and its price', () => {
    expect(waysOf({})).toEqual([
      `( ) | Point de retrait | ${point} Déposé le lun. 23/11/2026, livré au plus tard le jeu. 26/11/2026. | 9,40 €`,
      `(x) | Domicile | ${home} Déposé le lun. 23/11/2026, livré au plus tard le mer. 25/11/2026. | 10,10 €`,
      `( ) | Domicile contre signature | ${signature} Déposé le lun. 23/11/2026, livré au plus tard le mer. 25/11/2026. | 11,40 €`,
    ]);
  });

  test('each delivery has its price without tax first for professionals', () => {
    expect(waysOf({ mode: 'pro' })[1]).toMatch(/ \| 8,42 € HT \| 10,10 € TTC$/);
  });

  test('abroad and overseas, the deliveries that lead there', () => {
    const valuesTo = (destination: string) =>
      aParcelDelivery({ answers: theParcelAnswers({ destination }) }).ways.map(({ value }) => value);
    expect([valuesTo('CH'), valuesTo('RE')]).toEqual([
      ['home', 'signature'],
      ['eco-om', 'standard-om'],
    ]);
  });

  test('each delivery has no price where the backend is away, and where no weight is known', () => {
    const plain = [
      `( ) | Point de retrait | ${point}`,
      `(x) | Domicile | ${home}`,
      `( ) | Domicile contre signature | ${signature}`,
    ];
    expect(waysOf({ isAway: true })).toEqual(plain);
    expect(waysOf({ answers: theParcelAnswers({ weight: '' }) })).toEqual(plain);
  });

  test('each delivery has its weight limit, where the parcel is heavier, and no missing price', () => {
    const prices = (weight: string) =>
      aParcelDelivery({ answers: theParcelAnswers({ weight }) }).ways.map(({ price }) => price?.replaceAll(/\s/g, ' '));
    expect(prices('20,01')).toEqual(['20 kg au plus', '10,10 €', '11,40 €']);
    expect(prices('20')).toEqual(['9,40 €', '10,10 €', '11,40 €']);
  });
});

describe('each cover says what it pays and what it costs more', () => {
  const [included, more] = [
    'Comprise dans le prix.',
    'Nous remboursons la valeur réelle du contenu, sur justificatif.',
  ];

  test('the included one is chosen', () => {
    expect(coversOf({})).toEqual([
      `(x) | Jusqu’à 23,00 € | ${included} | Compris`,
      `( ) | Jusqu’à 50,00 € | ${more} | + 1,00 €`,
      `( ) | Jusqu’à 200,00 € | ${more} | + 2,00 €`,
    ]);
  });

  test('the chosen cover is selected', () => {
    expect(coversOf({ answers: theParcelAnswers({ cover: 'R2' }) }).map((each) => each.slice(0, 3))).toEqual([
      '( )',
      '( )',
      '(x)',
    ]);
  });

  test('each cover has no amount where the backend is away', () => {
    expect(coversOf({ isAway: true })).toEqual([
      `(x) | Indemnisation comprise | ${included} | Compris`,
      `( ) | Indemnisation complémentaire | ${more}`,
      `( ) | Indemnisation complémentaire | ${more}`,
    ]);
  });
});

describe('of another carrier', () => {
  const both = (amount: number) => ({ ttc: euros(amount), ht: euros(amount) });
  const shown = (over: Answers<ParcelField>, quote: Quote | null) => {
    const page = { options: theParcelOptions(), answers: theParcelAnswers(over) };
    const map = { tiles: '', servers: [], attribution: 'Plan' };
    const given = { page, view: aParcelDelivery(), quote, pickup: null, map };
    const { ways, covers } = deliveryView(given, wording);
    return { ways: ways.map(({ value }) => value), covers: covers.map(({ value }) => value) };
  };
  const theirs = aParcelQuote({
    carrier: 'CHRP',
    ways: [
      { way: 'home', ...both(8), latest: '2026-11-24' },
      { way: 'signature', ...both(9), latest: '2026-11-24' },
    ],
    covers: [
      { cover: 'INCLUDED', compensation: euros(30), ...both(0) },
      { cover: 'R2', compensation: euros(100), ...both(3) },
    ],
  });
  const all = { ways: ['point', 'home', 'signature'], covers: ['INCLUDED', 'R1', 'R2'] };

  test('another carrier’s parcel has only that carrier’s options, and all of them where they are unknown', () => {
    expect(shown({ carrier: 'CHRP' }, theirs)).toEqual({ ways: ['home', 'signature'], covers: ['INCLUDED', 'R2'] });
    expect(shown({ carrier: 'CHRP' }, null)).toEqual(all);
  });

  test('no way is hidden from a parcel of our own, and no cover but those that pay no more than the included one', () => {
    expect(shown({}, theirs)).toEqual({ ...all, covers: ['INCLUDED', 'R2'] });
    const [included, r1, r2] = aParcelQuote().covers;
    const heavy = aParcelQuote({ covers: [{ ...included!, compensation: euros(69) }, r1!, r2!] });
    expect(shown({}, heavy).covers).toEqual(['INCLUDED', 'R2']);
    const alike = aParcelQuote({ covers: [{ ...included!, compensation: r1!.compensation }, r1!, r2!] });
    expect(shown({}, alike).covers).toEqual(['INCLUDED', 'R2']);
  });
});

describe('the finder of points', () => {
  const answers = theParcelAnswers({ way: 'point' });

  test('the search of pickup points stays on the parcel’s page', () => {
    const { pickup } = aParcelDelivery({ answers, points: 'found' });
    expect(pickup?.search).toMatchObject({
      action: '/colissimo-en-ligne/parcours/livraison#retrait-colis',
      hiddenFields: { retrait: 'colis' },
    });
  });

  test('the chosen pickup point links the search', () => {
    const { pickup } = aParcelDelivery({ answers: { ...answers, pickupPoint: 'FR:lyon-1' }, points: 'chosen' });
    expect(pickup?.chosen?.change.href).toBe('/colissimo-en-ligne/parcours/livraison?retrait=colis#retrait-colis');
  });

  test('the search of pickup points is not shown for a home delivery', () => {
    expect(aParcelDelivery()).not.toHaveProperty('pickup');
  });
});
