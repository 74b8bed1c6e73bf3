import { describe, expect, test } from 'vitest';
import { theParcelAnswers, theParcelOptions } from '#domain/parcels/examples.ts';
import type { Destination } from '#domain/parcels/parcels.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { aParcelItem } from '../parcels.examples.ts';
import { itemView } from './item.view.ts';

const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');

test('the item step shows today’s limits', () => {
  const { origins, destinations, weightHint, quantityHint, formats } = aParcelItem();
  expect(origins.map(({ code, name }) => `${code} ${name}`)).toEqual(['FR France métropolitaine', 'GP Guadeloupe']);
  expect(destinations.slice(-2)).toEqual([
    { code: 'CH', name: 'Suisse' },
    { code: 'US', name: 'États-Unis' },
  ]);
  expect(plain(weightHint)).toBe('Par exemple 1,25. De 0,01 à 30 kg.');
  expect(plain(quantityHint)).toBe('De 1 à 20, une étiquette chacun.');
  expect(formats.map(({ text, price, ...format }) => ({ ...format, text: plain(text), price: plain(price) }))).toEqual([
    {
      value: 'standard',
      title: 'Standard',
      text: 'Longueur + largeur + hauteur : 150 cm au plus, et 100 cm de long au plus.',
      price: undefined,
      selected: true,
    },
    {
      value: 'bulky',
      title: 'Volumineux',
      text: 'Longueur + largeur + hauteur : 200 cm au plus, et 200 cm de long au plus. Avec un supplément.',
      price: '+ 6,00 €',
      selected: false,
    },
  ]);
});

test('the number of parcels is not asked for where they are composed one by one', () => {
  const given = { options: theParcelOptions({ maxQuantity: 1 }), view: aParcelItem() };
  const { quantityHint: _, ...view } = aParcelItem();
  expect(itemView({ ...given, view }, wordingOf({ lang: 'fr', mode: 'part' }))).not.toHaveProperty('quantityHint');
});

describe('a destination to which nothing is sent for now', () => {
  const suspendedTo = (destination: string, suspension?: Destination['suspension']) => {
    const { suspended: _, ...view } = aParcelItem({ answers: theParcelAnswers({ destination }) });
    const { destinations, ...options } = theParcelOptions();
    const told = destinations.map((each) => (suspension && each.code === 'BE' ? { ...each, suspension } : each));
    const given = { options: { ...options, destinations: told }, view };
    return itemView(given, wordingOf({ lang: 'fr', mode: 'part' })).suspended;
  };

  test('a suspended destination has its day, its reason and its alternatives', () => {
    const { title, ...suspended } = suspendedTo('US') ?? {};
    expect(plain(title)).toBe('Aucun colis vers cette destination : États-Unis');
    expect(suspended).toEqual({
      text: 'L’envoi est suspendu depuis le 25/08/2025. Des droits sont perçus avant l’arrivée.',
      alternatives: [{ label: 'Envoyer un courrier en ligne', href: '/envoi-courrier-en-ligne' }],
    });
  });

  test('a suspended destination has its last day, where it is known', () => {
    const suspension = { since: '2026-11-20', until: '2026-12-01', explanation: 'Une grève.', hasOtherCarriers: true };
    expect(suspendedTo('BE', suspension)?.text).toBe('L’envoi est suspendu du 20/11/2026 au 01/12/2026. Une grève.');
  });

  test('a suspended destination leads to the comparison where another carrier serves it', () => {
    const suspension = { since: '2026-11-20', until: null, explanation: 'Une grève.', hasOtherCarriers: true };
    expect(suspendedTo('BE', suspension)?.alternatives).toEqual([
      { label: 'Comparer les transporteurs', href: '/envoi-colis/comparer-transporteurs/parcours/votre-colis' },
      { label: 'Envoyer un courrier en ligne', href: '/envoi-courrier-en-ligne' },
    ]);
  });

  test('a suspended destination is explained once: its field says only what to do', () => {
    const fault = {
      code: 'suspended',
      since: '2025-08-25',
      explanation: 'Des droits.',
    } as const;
    const { errors } = aParcelItem({
      answers: theParcelAnswers({ destination: 'US' }),
      faults: { destination: fault },
    });
    expect(errors).toEqual({
      destination: 'L’envoi vers cette destination est suspendu\u202f: choisissez-en une autre.',
    });
  });

  test('a destination that is not suspended has no such notice', () => {
    expect([suspendedTo('CH'), suspendedTo('nowhere')]).toEqual([undefined, undefined]);
  });
});
