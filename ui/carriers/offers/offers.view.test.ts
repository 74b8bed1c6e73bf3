import { describe, expect, test } from 'vitest';
import type { ExclusionRule } from '#domain/carriers/carriers.ts';
import type { Comparison } from '#domain/carriers/compare-offers.ts';
import { aCarrierOffer, aComparison, aShipment, theCarrierAnswers } from '#domain/carriers/examples.ts';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { theOffers } from '../carriers.examples.ts';
import { exclusionText } from './exclusions.view.ts';
import { offerView } from './offer.view.ts';

const french = wordingOf({ lang: 'fr', mode: 'part' });
const viewed = (over: Parameters<typeof aCarrierOffer>[0] = {}, wording = french, value: number | null = null) =>
  offerView(
    {
      offer: aCarrierOffer(over),
      shipment: aShipment({ value: value === null ? null : euros(value) }),
      badges: [],
      hasOwnDeposit: false,
    },
    wording,
  );
const factsOf = ({ columns, facts }: ReturnType<typeof viewed>) =>
  Object.fromEntries([...columns, ...facts].map(({ label, value }) => [label, value.replace(/\s/g, ' ')]));

describe('an offer', () => {
  test('an offer’s row has all that its price depends on', () => {
    const view = viewed();
    expect(view).toMatchObject({
      name: 'Colissimo en ligne – Domicile',
      carrier: 'Colissimo en ligne',
      way: 'Domicile',
      mark: { icon: 'parcel' },
      arrival: { latest: 'mer.\u00a025/11/2026', deposit: null, badge: { isGuaranteed: false } },
      provisional: null,
    });
    expect(view.price).toEqual({ main: '11,69\u00a0€' });
    expect(view.conditions).toEqual(aCarrierOffer().conditions);
    expect(factsOf(view)).toEqual({
      Dépôt: 'Bureau de poste Bellecour, à 400 m, ou enlèvement chez vous',
      Émissions: '0,46 kg CO₂e',
      Suivi: 'oui, jusqu’à la livraison',
      Étiquette: 'à imprimer chez vous',
      Indemnisation: 'jusqu’à 46,00 €',
    });
    expect(view.fees[0]).toMatch(/: 6,00\s€$/);
    expect(viewed({ fees: [] }).fees).toEqual(['Aucuns frais supplémentaires.']);
  });

  test('an offer’s cover is compared with the value when it is lower', () => {
    expect(factsOf(viewed({}, french, 400)).Indemnisation).toBe('jusqu’à 46,00 €, sur 400,00 € déclarés');
    expect(factsOf(viewed({}, french, 46)).Indemnisation).toBe('jusqu’à 46,00 €');
  });

  test.each([
    [{ kind: 'letterbox', name: null, metres: 0 }, 'dans votre boîte aux lettres'],
    [{ kind: 'post-office', name: null, metres: null }, 'en bureau de poste, ou enlèvement chez vous'],
    [{ kind: 'pickup-point', name: 'Tabac presse', metres: 1240 }, 'Tabac presse, à 1,2 km, ou enlèvement chez vous'],
    [{ kind: 'pickup-point', name: 'Tabac presse', metres: 1000 }, 'Tabac presse, à 1 km, ou enlèvement chez vous'],
    [{ kind: 'other', name: 'Agence', metres: null }, 'chez le transporteur, ou enlèvement chez vous'],
  ] as const)('an offer with the drop-off %o says « %s »', (dropOff, text) => {
    expect(factsOf(viewed({ dropOff })).Dépôt).toBe(text);
  });

  test('an offer of an unknown carrier has a name all the same', () => {
    expect(viewed({ carrier: 'XXXX' })).toMatchObject({ name: 'Colis en ligne – Domicile', mark: { icon: 'truck' } });
  });

  test('an offer has its price without tax first for professionals', () => {
    const pro = viewed({ ttc: euros(12), ht: euros(10) }, wordingOf({ lang: 'fr', mode: 'pro' }));
    expect([pro.price.main, pro.price.note].map((text) => text?.replace(/\s/g, ' '))).toEqual([
      '10,00 € HT',
      '12,00 € TTC',
    ]);
  });

  test.each([
    [false, false, 'non'],
    [true, false, 'oui, jusqu’à la livraison'],
    [true, true, 'oui, jusqu’à la remise contre signature'],
  ])('an offer that is tracked (%j) and signed for (%j) says « %s »', (isTracked, hasSignature, text) => {
    expect(factsOf(viewed({ isTracked, hasSignature })).Suivi).toBe(text);
  });

  test('an offer without dimensions is subject to them', () => {
    expect(viewed({ isProvisional: true }).provisional).toBe('Sous réserve des dimensions');
  });
});

describe('a carrier that does not fit', () => {
  test.each<[ExclusionRule, number | null, number | null, string]>([
    ['too-thick', 30, 20, '2 cm de trop : l’épaisseur maximale est de 3 cm.'],
    ['too-long', 1500, 5, '0,5 cm de trop : la longueur maximale est de 150 cm.'],
    ['too-large', 2000, 100, '10 cm de trop : longueur, largeur et hauteur ensemble font 200 cm au plus.'],
    ['too-heavy', 30_000, 500, '500 g de trop : le poids maximal est de 30 kg.'],
    ['too-heavy', null, null, 'L’envoi dépasse les limites de poids ou de taille de ce transporteur.'],
    ['too-heavy', 30_000, null, 'L’envoi dépasse les limites de poids ou de taille de ce transporteur.'],
    ['too-heavy', null, 500, 'L’envoi dépasse les limites de poids ou de taille de ce transporteur.'],
    ['dimensions-needed', null, null, 'L’envoi dépasse les limites de poids ou de taille de ce transporteur.'],
    [
      'dimensions-needed',
      30,
      null,
      'Indiquez les dimensions : un envoi de 3 cm d’épaisseur au plus peut partir en lettre.',
    ],
    ['professionals-only', null, null, 'Réservé aux expéditeurs professionnels.'],
    ['other', 1, 1, 'Cet envoi n’est pas pris par ce transporteur.'],
  ])('a carrier that excludes a shipment as %s names its excess, %s %s: %s', (rule, limit, excess, text) => {
    expect(exclusionText({ rule, limit, excess }, french).replace(/\s/g, ' ')).toBe(text);
  });
});

const path = '/envoi-colis/comparer-transporteurs/parcours';

test('the page says what is sent, with the way to change it, and which step it is', () => {
  const { title, steps, back, shipment, notices } = theOffers();
  expect([title, notices]).toEqual(['Offres', []]);
  expect(steps).toEqual([
    { label: 'Votre colis', done: true, href: `${path}/votre-colis` },
    { label: 'Offres', current: true },
  ]);
  expect(back).toMatchObject({ href: `${path}/votre-colis` });
  expect(shipment).toEqual({
    text: expect.stringMatching(/^Un colis\u00a0· 69002 France/),
    change: { label: french.t('journey.change', { step: 'Votre colis' }), href: `${path}/votre-colis` },
  });
});

test('above the offers a shipment is told on one line', () => {
  const places = { origin: 'GP', originPostalCode: '97110', destination: 'BE', postalCode: '1000' };
  const answers = theCarrierAnswers({ ...places, value: '40,5', contents: 'gift' });
  expect(theOffers({ answers }).shipment.text.replace(/\s/g, ' ')).toBe(
    'Un colis · 97110 Guadeloupe → 1000 Belgique · 1,2 kg · 30 × 20 × 2,5 cm · 40,50 € · Cadeau',
  );
});

test('the offers stand in the order that is asked, the others are counted, and those that do not fit say why', () => {
  const { form, count, hidden, offers, excluded } = theOffers({ asked: { wishes: ['enlevement'], order: 'arrivee' } });
  expect(form.orders).toEqual([
    { code: 'prix', name: 'Prix' },
    { code: 'arrivee', name: 'Date d’arrivée' },
    { code: 'co2', name: 'CO₂e' },
    { code: 'distance', name: 'Distance du dépôt' },
  ]);
  expect([form.order, count, offers.map(({ id }) => id)]).toEqual([
    'arrivee',
    '3 offres',
    ['offre-3', 'offre-1', 'offre-4'],
  ]);
  expect(hidden?.text).toBe('Une autre offre ne répond pas à ces critères.');
  expect(excluded).toEqual([{ name: 'Delivengo en ligne', reasons: ['Cette destination n’est pas desservie.'] }]);
  expect([theOffers().hidden, theOffers().form.order]).toEqual([null, 'prix']);
});

test('the cheapest and the fastest of the shown offers have a mark', () => {
  const marked = (asked: Parameters<typeof theOffers>[0]) =>
    theOffers(asked).offers.flatMap(({ id, badges }) => badges.map((badge) => `${id} ${badge}`));
  expect(marked({})).toEqual(['offre-2 Le moins cher', 'offre-3 Le plus rapide']);
  expect(marked({ asked: { wishes: ['sans-imprimante'] } }), 'one offer alone is compared with none').toEqual([]);
});

test('the day of handing over is said once where it is the same for all offers, else beside each', () => {
  const [first, ...others] = aComparison().offers;
  const said = (offers: Comparison['offers']) => {
    const shown = theOffers({ comparison: { offers } });
    return [shown.basis.join(' '), shown.offers[0]?.arrival.deposit].map((text) => text?.replace(/\s/g, ' '));
  };
  const total = 'Le prix affiché est le total à payer.';
  expect(said(aComparison().offers)).toEqual([
    `${total} Les dates d’arrivée valent pour un dépôt le lun. 23/11/2026.`,
    undefined,
  ]);
  const later = first ? [{ ...first, deposit: '2026-11-24' }, ...others] : [];
  expect(said(later)).toEqual([total, 'pour un dépôt le mar. 24/11/2026']);
  expect(said(aComparison().offers.map((offer) => ({ ...offer, deposit: null })))).toEqual([total, undefined]);
  expect(said([])).toEqual(['', undefined]);
});

test.each([
  [{}, '', false],
  [{ order: 'co2' }, '?tri=co2', false],
  [{ isPatient: true }, '?attendre=1', true],
  [{ order: 'co2', isPatient: true }, '?tri=co2&attendre=1', true],
] as const)('whoever asked %j asks the same of all offers', (asked, query, waits) => {
  const { hidden, form } = theOffers({ asked: { ...asked, wishes: ['signature'] } });
  expect(hidden?.all).toEqual({ label: 'Montrer toutes les offres', href: `${path}/offres${query}#offres` });
  expect(hidden?.text).toBe('3 autres offres ne répondent pas à ces critères.');
  expect([form.action, form.waits]).toEqual([`${path}/offres#offres`, waits]);
});

describe('where there is no offer', () => {
  const shown = (comparison: Partial<Comparison>) => {
    const { notices, missing, ranking } = theOffers({ comparison: { offers: [], ...comparison } });
    return { said: notices.map(({ text }) => text), missing: missing.map(({ text }) => text), ranking };
  };
  const none = french.t('carriers.noneFits');

  test('the page says that no carrier takes the shipment, and no time until which prices hold', () => {
    const { said, missing, ranking } = shown({});
    expect([said, missing, ranking.length]).toEqual([[none], [], 1]);
  });

  test('the page does not say so while a carrier was not heard, which it names', () => {
    expect(shown({ late: ['CHRP', 'POFR'] })).toMatchObject({
      said: [],
      missing: [french.t('carriers.lateAlone', { carriers: 'Chronopost en ligne, Colissimo en ligne' })],
    });
    expect(shown({ failed: ['CHRP'] })).toMatchObject({
      said: [],
      missing: [french.t('carriers.failed', { carriers: 'Chronopost en ligne' })],
    });
    expect(shown({ late: ['CHRP'], failed: ['POFR'] }).said).toEqual([]);
  });
});

test('a slow carrier is said beside the offers that are there', () => {
  expect(theOffers({ comparison: { late: ['CHRP'] } }).missing[0]?.text).toBe(
    french.t('carriers.late', { carriers: 'Chronopost en ligne' }),
  );
});

test('the offers’ sort and filters survive the wait for a slow carrier', () => {
  const { missing, form } = theOffers({ comparison: { late: ['CHRP'] }, asked: { order: 'co2', wishes: ['suivi'] } });
  expect(missing[0]?.href).toBe(
    '/envoi-colis/comparer-transporteurs/parcours/offres?tri=co2&avec=suivi&attendre=1#offres',
  );
  expect(form.wishes.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['suivi']);
});

test('a wish that no offer fulfils is not there to choose, unless the address asks it', () => {
  const offers = aComparison().offers.map((offer) => ({ ...offer, needsPrinter: true }));
  const wishesOf = (asked: Parameters<typeof theOffers>[0]) => theOffers(asked).form.wishes.map(({ value }) => value);
  expect(wishesOf({})).toContain('sans-imprimante');
  expect(wishesOf({ comparison: { offers } })).toEqual(['suivi', 'signature', 'enlevement']);
  expect(wishesOf({ comparison: { offers }, asked: { wishes: ['sans-imprimante'] } })).toContain('sans-imprimante');
});

test('a carrier that was waited for in vain is one that failed', () => {
  const { missing } = theOffers({ comparison: { late: ['CHRP'] }, asked: { isPatient: true } });
  expect(missing.map(({ tone }) => tone)).toEqual(['error']);
  expect(missing[0]?.href, 'asks again at the same address').toMatch(/attendre=1$/);
});

test('the ranking is explained, with the method of calculation and the time until which prices hold', () => {
  const { ranking, criteria } = theOffers();
  expect(ranking.join(' ')).toMatch(/Aucun transporteur n’est favorisé.*ISO 14083.*23\/11\/2026 à 11:30/);
  expect(criteria.href).toBe('/criteres-de-classement');
});
