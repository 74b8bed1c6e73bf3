import { expect, test } from 'vitest';
import type { Mode } from '#domain/shared/mode.ts';
import { euros, type Price } from '#domain/shared/money.ts';
import { theStampAnswers, theStampOptions } from '#domain/stamps/examples.ts';
import type { StampOptions } from '#domain/stamps/stamps.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { aStampEntry } from '../stamps.examples.ts';
import { entryView } from './entry.view.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const exempt = (value: number) => ({ ttc: euros(value), ht: euros(value) });
const entryOf = (tariffs: StampOptions['tariffs'], mode: Mode = 'part') => {
  const { price, points } = entryView(
    { options: theStampOptions({ tariffs }), draft: { answers: {}, version: 0 }, notices: [] },
    wordingOf({ lang: 'fr', mode }),
  );
  return { price: price && plain(price), points: points.map(plain) };
};

test('the service says what stamps are, and the lowest price of any of them', () => {
  const [dear, cheap, cheapest] = [222, 149, 99].map((cents) => ({
    letterType: 'GREEN',
    zone: 'NATIONAL',
    validFrom: '2026-01-01',
    steps: [
      { maxWeight: 20, price: exempt(cents / 100) },
      { maxWeight: 100, price: exempt(0.5) },
    ],
  }));
  const { price, points } = entryOf([dear!, cheapest!, cheap!]);
  expect(price).toBe('Dès 0,99 € le timbre');
  expect(points).toEqual([
    'Avant l’achat, vous voyez chaque timbre à sa place sur le papier, dans ses proportions.',
    'Vous pouvez télécharger le fichier PDF dans votre commande pendant 7 jours.',
    'Chaque timbre porte un code et sert une seule fois. Sa validité est permanente.',
    'Les tarifs sont ceux en vigueur depuis le 01/01/2026.',
  ]);
  expect(entryOf([{ ...dear!, steps: [] }]), 'without a tariff nothing is said of prices').toEqual({
    points: points.slice(0, 3),
  });
});

test('the lowest price of a professional says its tax where it bears one', () => {
  const tariffOf = (price: Price) => [
    { letterType: 'GREEN', zone: 'NATIONAL', validFrom: '2026-01-01', steps: [{ maxWeight: 20, price }] },
  ];
  expect(entryOf(tariffOf(exempt(1.49)), 'pro').price).toMatch(/^Dès 1,49 €(?! TTC)/);
  expect(entryOf(tariffOf({ ttc: euros(6), ht: euros(5) }), 'pro').price).toBe('Dès 5,00 € HT (6,00 € TTC) le timbre');
});

test('the service leads to its composition, and to where stamps are sold', () => {
  const { start, others } = aStampEntry();
  expect([start.href, others?.map(({ href }) => href)]).toEqual([
    '/mon-timbre-en-ligne/parcours/configuration',
    ['/points-de-vente'],
  ]);
});

test('stamps that were begun are known again, and go on at their summary', () => {
  const { draft: kept } = aStampEntry({ answers: theStampAnswers() });
  expect([kept?.title, kept?.resume.href]).toEqual([
    'Vos timbres en cours',
    '/mon-timbre-en-ligne/parcours/recapitulatif',
  ]);
});
