import { describe, expect, test } from 'vitest';
import { aLogo, aLogoQuote, theLogoAnswers, theLogoChoices } from '#domain/logo/examples.ts';
import { todayInParis } from '#ui/wording/today.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { anEntryPage } from './logo.examples.ts';
import { logo } from './logo.journey.ts';
import { priceView } from './logo-price.view.ts';
import { previewView } from './preview.view.ts';

const wording = wordingOf({ lang: 'fr', mode: 'pro' });
const plain = <Shown>(shown: Shown): Shown => JSON.parse(JSON.stringify(shown).replaceAll(/[\u202f\u00a0]/g, ' '));

describe('the summary says each answer at its step', () => {
  const file = ['library', 'Fichier', 'enseigne.png'];
  const name = ['choice', 'Nom du logo', 'Enseigne'];
  const ground = ['choice', 'Fond', 'Bleu nuit'];
  const months = ['extension', 'Durée', '24 mois'];

  test.each([
    ['nouveau', [['library', 'Demande', 'Nouveau logo'], file, name, ground, months]],
    ['prolonger.logo-1', [['library', 'Demande', 'Prolongation\nEnseigne'], months]],
    ['renvoyer.logo-2', [['library', 'Demande', 'Nouvel envoi d’un logo refusé\nCave à vin'], file, name, ground]],
  ])('of « %s »', (subject, rows) => {
    const answers = theLogoAnswers({ subject, background: 'BLUE', months: '24' });
    const found = logo.summary(answers, { options: theLogoChoices(), wording });
    expect(found.map(({ step, label, value }) => [step, label, value])).toEqual(rows);
  });

  test.each([
    [{}, []],
    // What the field begins with is no answer yet.
    [{ background: 'BLUE' }, []],
    [{ background: 'GOLD', name: 'Enseigne', months: '6' }, [name]],
  ])('and nothing of what is not answered: %o', (answers, rows) => {
    const found = logo.summary(answers, { options: theLogoChoices({ sent: null }), wording });
    expect(found.map(({ step, label, value }) => [step, label, value])).toEqual(rows);
  });
});

test('the price says from when to when it pays for, where anything begins', () => {
  const term = { start: '2026-12-20', end: '2027-12-20', isExpected: false };
  const columns = ['41,58 €', '49,90 €'];
  const value = '41,58 € HT (49,90 € TTC)';
  expect(plain(priceView(aLogoQuote({ term }), wording))).toEqual({
    quote: { id: 'devis-1', ttc: aLogoQuote().ttc, ht: aLogoQuote().ht },
    validUntil: '2026-11-24T10:00:00Z',
    totals: [
      { label: 'Abonnement logo, 12 mois', value, columns },
      { label: 'Total', value, short: 'Total HT', brief: '41,58 €', columns, strong: true },
    ],
    note: 'Du 20/12/2026 au 20/12/2027',
    term,
  });
  expect(priceView(aLogoQuote({ term: null }), wording)).not.toHaveProperty('note');
});

test.each([
  [null, ''],
  ['BLUE', '&fond=BLUE'],
])('the stamp is drawn as it is placed, on the ground %s, in colour and without', (background, ground) => {
  const placement = { scale: 80, across: 1.5, down: -2 };
  const { colour, black } = previewView({ placement, background }, theLogoChoices(), wording);
  const at = `/professionnel/ecom/logos/apercu?taille=80&x=1.5&y=-2${ground}`;
  expect([colour.src, black.src]).toEqual([at, `${at}&couleur=noir`]);
});

describe('the entry', () => {
  const rest = [
    'Votre logo est vérifié sous 2 jours ouvrés.',
    'Si votre logo est refusé, vous pouvez le corriger et le renvoyer sans payer de nouveau.',
    'Un compte professionnel vous est demandé une seule fois, à la commande.',
  ];
  const inForce = 'Les tarifs sont ceux en vigueur depuis le 01/01/2026.';

  test('the logo’s entry says the lowest price, what is needed, and which subscription ends', () => {
    const logos = [aLogo({ endDate: todayInParis() }), aLogo({ id: 'logo-3', endDate: '2099-12-20' })];
    const { draft: kept, ...view } = plain(
      anEntryPage({ options: theLogoChoices({ logos, terms: theLogoChoices().terms.toReversed() }) }),
    );
    expect(view).toMatchObject({
      title: 'Mon timbre avec logo',
      notices: [{ tone: 'warning', text: expect.stringContaining('logo « Enseigne » se termine aujourd’hui') }],
      price: 'Dès 41,58 € HT (49,90 € TTC) pour 12 mois',
      points: [inForce, ...rest],
      start: { label: 'Commencer', href: '/professionnel/mon-timbre-en-ligne/logo/parcours/bibliotheque' },
    });
    expect(view.notices).toHaveLength(1);
    expect(kept).toBeUndefined();
  });

  test('promises no price where none is known, and names no logo that cannot be read', () => {
    const { price, points, notices } = plain(anEntryPage({ options: theLogoChoices({ terms: [], logos: null }) }));
    expect([price, points, notices]).toEqual([undefined, rest, []]);
  });

  test('the logo’s entry shows the saved draft', () => {
    const rows = anEntryPage({ answers: theLogoAnswers() }).draft?.rows;
    expect(rows?.map(({ label }) => label)).toEqual(['Demande', 'Fichier', 'Nom du logo', 'Fond', 'Durée']);
  });
});
