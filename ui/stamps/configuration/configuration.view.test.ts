import { expect, test } from 'vitest';
import { aSheet, theStampAnswers, theStampOptions } from '#domain/stamps/examples.ts';
import type { StampOptions } from '#domain/stamps/stamps.ts';
import { aConfigurationStep } from '../stamps.examples.ts';
import { stampsOfQuery } from './stamps-of-query.ts';

const chosen = (choices: readonly { value: string; selected: boolean }[] = []) =>
  choices.filter(({ selected }) => selected).map(({ value }) => value);

test('each line offers what there is today, with its own visual chosen', () => {
  const { lines, letterHints } = aConfigurationStep();
  const [first, second] = lines;
  const { visuals } = theStampOptions();
  expect(first?.visuals).toEqual(
    visuals.map(({ code, name, shapes }) => ({ value: code, title: name, shapes, selected: code === 'POPPY' })),
  );
  expect(chosen(second?.visuals)).toEqual(['NONE']);
  for (const line of lines) {
    expect(line.letters).toEqual([
      { code: 'GREEN', name: 'Lettre verte' },
      { code: 'WORLD', name: 'Lettre internationale' },
    ]);
    expect(line.destinations.map(({ code, name }) => `${code} ${name}`)).toEqual([
      'FR France métropolitaine',
      'RE La Réunion',
      'BE Belgique',
      'SD Soudan',
    ]);
  }
  expect(letterHints).toEqual(['Distribuée en trois jours ouvrés en moyenne.', 'Vers le monde entier.']);
  expect(aConfigurationStep({ answers: { lines: '1', letter1: 'GONE' } }).letterHints).toEqual(['']);
});

test('the price of a weight says no tax to a professional whose stamps bear none', () => {
  const taxed = theStampOptions().tariffs.map((tariff) => ({
    ...tariff,
    steps: tariff.steps.map((step) => ({ ...step, price: { ttc: step.price.ttc, ht: null } })),
  }));
  const amounts = (options: StampOptions) =>
    aConfigurationStep({ mode: 'pro', options }).weights[0]?.map(({ text }) => text.includes('TTC'));
  expect(new Set(amounts(theStampOptions()))).toEqual(new Set([false]));
  expect(new Set(amounts(theStampOptions({ tariffs: taxed })))).toEqual(new Set([true]));
});

test('an approved logo is offered with its picture and its last day, and drawn on the stamp in place of shapes', () => {
  const logo = { code: 'logo-1', name: 'Enseigne', shapes: [], logo: { id: 'logo-1', endDate: '2027-11-26' } };
  const options = theStampOptions({ visuals: [...theStampOptions().visuals, logo] });
  const { lines, preview, logos } = aConfigurationStep({
    options,
    mode: 'pro',
    answers: theStampAnswers({ visual1: 'logo-1' }),
  });
  const image = '/professionnel/ecom/logos/logo-1/image?cadre=1';
  expect(lines[0]?.visuals.at(-1)).toEqual({
    value: 'logo-1',
    title: 'Enseigne',
    shapes: [],
    logo: { image, until: 'Jusqu’au 26/11/2027' },
    selected: true,
  });
  expect(preview?.designs[0]?.visual).toMatchObject({ shapes: [], logo: image });
  expect(logos?.href).toBe('/professionnel/mon-timbre-en-ligne/logo/parcours/bibliotheque');
});

test('« Utiliser » begins stamps with the logo, or puts it on the first stamps of what is begun', () => {
  const search = new URLSearchParams({ logo: 'logo-1' });
  expect(stampsOfQuery(search, theStampOptions())).toMatchObject({ lines: '1', visual1: 'logo-1', quantity1: '1' });
  const draft = theStampAnswers();
  expect(stampsOfQuery(search, theStampOptions(), draft)).toEqual({ ...draft, visual1: 'logo-1' });
});

test('the supports are drawn to scale, with their cells, and the chosen one is marked', () => {
  const { supports } = aConfigurationStep({ answers: theStampAnswers({ support: 'DL' }) });
  expect(chosen(supports)).toEqual(['DL']);
  expect(supports.map(({ title }) => title)).toEqual(theStampOptions().supports.map(({ name }) => name));
  const { page, grid } = aSheet();
  const { drawing } = supports[0]!;
  expect(drawing).toMatchObject({ ...page, cell: grid });
  expect([drawing.cells.length, drawing.cells[0], drawing.cells.at(-1)]).toEqual([
    24,
    { x: 7.25, y: 12.9 },
    { x: 139.25, y: 250.2 },
  ]);
});
