/**
 * A professional reads each price without tax first, and then with it, on every page, and one amount where there is no tax:
 * one rule (`ui/wording/price.ts`).
 */
import { theCarrierAnswers } from '#domain/carriers/examples.ts';
import { theForwardingAnswers } from '#domain/forwarding/examples.ts';
import { theLetterAnswers } from '#domain/letters/examples.ts';
import { theParcelAnswers } from '#domain/parcels/examples.ts';
import { theMailAnswers } from '#domain/registered-mail/examples.ts';
import { theStampAnswers } from '#domain/stamps/examples.ts';
import { routeTable } from '#ui/routing/route-table.ts';
import { addresses, expectedAt } from '../journeys/every-route.ts';
import { cookiePairs, expect, test } from './ask.ts';
import { followed, formOf, professional, readyCart, shownOf, type Visit } from './checkout-shoppers.ts';

const pro = '/professionnel';
const amount = /(\d[\d\u00a0\u202f]*,\d\d)[\u00a0\u202f]€(?:[ \u00a0\u202f](HT|TTC))?/g;

interface PagePrice {
  cents: number;
  tax: 'HT' | 'TTC' | undefined;
  text: string;
}

/** The prices of a page, in the order in which they are read. */
function pricesOf(html: string): PagePrice[] {
  const main = /<main[\s>].*<\/main>/s.exec(shownOf(html))?.[0] ?? html;
  const text = main.replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ').replaceAll(/ +/g, ' ');
  return [...text.matchAll(amount)].map(([whole, digits = '', tax]) => ({
    cents: Number(digits.replaceAll(/\D/g, '')),
    tax: tax as PagePrice['tax'],
    text: whole,
  }));
}

/** Whether one is the other with a French tax. */
const isSame = (ht: PagePrice | undefined, ttc: PagePrice | undefined) =>
  ht?.tax === 'HT' && ttc?.tax === 'TTC' && ttc.cents >= ht.cents && ttc.cents <= Math.ceil(ht.cents * 1.2) + 2;

/** The prices with tax that stand before the same without it, and those without any tax that are said twice. */
function wrongIn(html: string): string[] {
  const prices = pricesOf(html);
  const turned = prices.filter((ttc, at) => {
    const [ht, next, before] = [prices[at + 1], prices[at + 2], prices[at - 1]];
    return isSame(ht, ttc) && !isSame(ht, next) && !isSame(before, ttc);
  });
  // A table says in its heads which amount is which.
  const heads = [...html.matchAll(/<th[^>]*>(HT|TTC)<\/th>/g)].map(([, tax]) => tax).join(' ');
  const isTableTurned = heads !== '' && !/^(HT TTC ?)+$/.test(heads);
  const twice = prices.filter(
    (ht, at) => ht.cents > 0 && isSame(ht, prices[at + 1]) && prices[at + 1]?.cents === ht.cents,
  );
  return [
    ...turned.map(({ text }) => `${text} before its HT`),
    ...(heads === '' ? twice.map(({ text }) => `${text} and the same TTC`) : []),
    ...(isTableTurned ? [`columns ${heads}`] : []),
  ];
}

interface Walk {
  answers: object;
  /** The steps with a price, by the end of their paths. */
  steps: readonly string[];
  /** Of the step whose offers are shown once a situation is chosen. */
  query?: { step: string; of: string };
}

const journeys: Record<string, Walk> = {
  parcels: { answers: theParcelAnswers(), steps: ['votre-colis', 'livraison', 'adresses', 'recapitulatif'] },
  registeredMail: { answers: theMailAnswers(), steps: ['adresses-depot', 'recapitulatif'] },
  letters: {
    answers: { ...theLetterAnswers(), document: '', recipients: '', text: 'Madame, Monsieur.', ...recipient() },
    steps: ['presentation', 'destinataires', 'recapitulatif'],
  },
  stamps: { answers: theStampAnswers(), steps: ['configuration', 'recapitulatif'] },
  forwarding: {
    answers: theForwardingAnswers(),
    steps: ['besoins', 'dates', 'adresses', 'beneficiaires', 'recapitulatif'],
    query: { step: 'besoins', of: '?contractType=definitive' },
  },
  carriers: { answers: theCarrierAnswers(), steps: ['offres'] },
};

function recipient() {
  const lines = { civility: 'mr', firstName: 'Autre', lastName: 'Destinataire', streetName: '12 rue de la République' };
  const whole = { ...lines, codePostal: '69002', city: 'Lyon' };
  return Object.fromEntries(Object.entries(whole).map(([name, value]) => [`recipient.${name}`, value]));
}

type VisitedPage = [path: string, html: string];

/** Answers each step of a journey; gives its pages. */
async function walked({ ask, cookies }: Visit, journey: string): Promise<VisitedPage[]> {
  const seen: VisitedPage[] = [];
  const steps = routeTable.filter((entry) => 'journey' in entry && entry.journey?.name === journey);
  for (const { path } of steps) {
    const at = `${pro}${path}`;
    const query = journeys[journey]?.query;
    const { status, body } = await ask(query && at.endsWith(query.step) ? at + query.of : at, { cookies });
    // A parcel within France has no contents to declare.
    if (status !== 200) continue;
    seen.push([at, body]);
    // Not each place takes what comes on the first day.
    const day = [...body.matchAll(/<option value="(\d{4}-\d\d-\d\d)"/g)].at(3)?.[1];
    const [, latest] = /max="(\d{4}-\d\d-\d\d)"/.exec(body) ?? [];
    const form = {
      ...journeys[journey]?.answers,
      ...(day && { depositDate: day }),
      ...(latest && { startDate: latest }),
    };
    await ask(at, { cookies, form });
  }
  return seen;
}

/** The pages of a list, as a professional reads them. */
async function read({ ask, cookies }: Visit, paths: readonly string[]): Promise<VisitedPage[]> {
  const seen: VisitedPage[] = [];
  for (const path of paths) {
    const { status, body } = await ask(path, { cookies });
    if (status === 200) seen.push([path, body]);
  }
  return seen;
}

/** What is wrong, with its page. */
const wrongOn = (seen: readonly VisitedPage[]) =>
  seen.flatMap(([path, html]) => wrongIn(html).map((what) => `${path}: ${what}`));
/** Postal services bear no tax: their price is one amount, and says so. */
const hasPrice = (html: string) =>
  pricesOf(html).some(({ tax }) => tax === 'HT') || /<th[^>]*>HT<|exonéré de\sTVA/.test(html);
const priced = (seen: readonly VisitedPage[]) =>
  seen.filter(([, html]) => hasPrice(html)).map(([path]) => path.split('/').at(-1));

test('a price with tax before the one without it is noticed, and one without tax that is said twice', () => {
  const [ht, ttc] = ['5,00\u00a0€ HT', '6,00\u00a0€ TTC'];
  const table = (...taxes: string[]) => taxes.map((tax) => `<th scope="col">${tax}</th>`).join('');
  expect(wrongIn(`<main><p>${ht} <b>${ttc}</b></p>${table('HT', 'TTC')}</main>`)).toEqual([]);
  expect(wrongIn(`<main>${ttc} <b>${ht}</b></main>`)).toEqual(['6,00\u00a0€ TTC before its HT']);
  expect(wrongIn(`<main>${ht} (5,00\u00a0€ TTC)</main>`)).toEqual(['5,00\u00a0€ HT and the same TTC']);
  expect(wrongIn(`<main>${table('TTC', 'HT')}</main>`)).toEqual(['columns TTC HT']);
});

test.describe('a professional reads the price without tax first', () => {
  test('a professional reads the price without tax first on each page of the shop', async ({ ask, sessionOf }) => {
    const visit = { ask, cookies: await sessionOf(professional) };
    const own = addresses.filter((at) => at.mode === 'pro' && at.entry.kind !== 'endpoint');
    const seen = await read(
      visit,
      own.filter((at) => expectedAt(at, 'professional').status === 200).map(({ path }) => path),
    );
    expect(wrongOn(seen)).toEqual([]);
    // A part of a page that came too late has no price: only a walk that sees hardly any judges nothing.
    expect(priced(seen).length).toBeGreaterThan(seen.length / 10);
  });

  test('a professional reads the price without tax first in recommendations loaded below a page', async ({
    ask,
    sessionOf,
  }) => {
    const refused = await sessionOf(professional);
    const visit = { ask, cookies: refused.map((cookie) => cookie.replace('lpel_perso=0', 'lpel_perso=1')) };
    const recommended = ['', '&code=1126001'].map((page) => `/ecom/recommandations?mode=pro${page}`);
    const seen = await read(visit, recommended);
    expect(wrongOn(seen)).toEqual([]);
    expect(seen.map(([, html]) => hasPrice(html))).toEqual([true, true]);
  });

  test('a professional reads the price without tax first on the cart, the selection, the delivery, the payment and the confirmation', async ({
    ask,
    sessionOf,
  }) => {
    const visit = { ask, cookies: await sessionOf(professional) };
    await readyCart(visit, { at: pro });
    visit.cookies.push(...cookiePairs(await ask('/boutique/x/p/1126001', { ...visit, form: { add: '1126001' } })));
    const checkout = ['recapitulatif', 'livraison', 'paiement', 'selection'].map((page) => `${pro}/checkout/${page}`);
    const seen = await read(visit, checkout);
    const [, payment = ''] = seen.find(([path]) => path.endsWith('paiement')) ?? [];
    const form = { ...formOf(payment, 'order'), mode: 'deferred' };
    const ordered = await ask(`${pro}/checkout/paiement`, { cookies: visit.cookies, form });
    const confirmed = await followed(ask, { reply: ordered, cookies: visit.cookies });
    expect(confirmed.body).toContain('Votre commande est enregistrée');
    const all: VisitedPage[] = [...seen, ['/confirmation', confirmed.body]];
    expect(wrongOn(all)).toEqual([]);
    expect(priced(all)).toEqual(['recapitulatif', 'livraison', 'paiement', 'selection', 'confirmation']);
  });

  for (const [journey, { steps }] of Object.entries(journeys))
    test(`a professional reads the price without tax first on each step of ${journey}`, async ({ ask, sessionOf }) => {
      const seen = await walked({ ask, cookies: await sessionOf(professional) }, journey);
      expect(wrongOn(seen)).toEqual([]);
      expect(priced(seen)).toEqual(expect.arrayContaining([...steps]));
    });

  test('a professional reads the price without tax first on a batch of parcels', async ({ ask, sessionOf }) => {
    const visit = { ask, cookies: await sessionOf(professional) };
    const path = `${pro}/envoi-colis/colissimo-en-ligne/parcours/lot`;
    const columns = ['lastName', 'firstName', 'civility', 'streetName'].map((name) => `recipient.${name}`);
    const named = [...columns, 'postalCode', 'recipient.city', 'weight'].map((name, at) => [`column.${at}`, name]);
    const row =
      'Nom;Prénom;Civilité;Adresse;Code postal;Commune;Poids\nAchats;Contact;Mme;4 rue du Port;71000;Mâcon;0,92';
    await ask(path, { ...visit, form: { intent: 'read', pasted: row } });
    await ask(path, { ...visit, form: { intent: 'columns', ...Object.fromEntries(named) } });
    const seen = await read(visit, [path]);
    expect(wrongOn(seen)).toEqual([]);
    expect(priced(seen)).toEqual(['lot']);
  });
});
