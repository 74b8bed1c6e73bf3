import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { type Promised, pactWith } from '#adapters/testing/pact.ts';
import { anAddress } from '#domain/address/examples.ts';

const { arrayContaining, number, string } = MatchersV3;
const pact = pactWith('geocoding', {});
const given = { 'known addresses': {} };
const call = 'GET /search';

const inLyon = (streetName: string) => anAddress({ streetName, codePostal: '69002', city: 'Lyon' });
const asked = (street: string) => ({ q: `${street} 69002 Lyon`, limit: '10', autocomplete: '0' });
const house = { type: 'housenumber', name: '12 Rue de la République', postcode: '69002', city: 'Lyon' };

/** The service may find other addresses too. */
const found = (score: number, properties: typeof house) => ({
  type: 'FeatureCollection',
  features: arrayContaining({
    type: 'Feature',
    properties: { ...properties, label: string(properties.name), score: number(score) },
  }),
});

const check = (street: string, promised: Pick<Promised, 'to' | 'answers'>) =>
  pact([{ given, call, query: asked(street), ...promised }], ({ addressChecks }) =>
    addressChecks.check(inLyon(street)),
  );

test('a house is recognised as it is known', async () => {
  const answers = found(0.97, house);
  expect(await check('12 rue de la République', { to: 'a house as it is known', answers })).toEqual({
    kind: 'recognised',
  });
});

test('another house is suggested for one that is not quite known', async () => {
  const answers = found(0.8, house);
  expect(await check('12 rue de la Republiqe', { to: 'a house with a typing mistake', answers })).toEqual({
    kind: 'suggestions',
    suggestions: [
      {
        streetName: '12 Rue de la République',
        additionalStreetName: '',
        codePostal: '69002',
        city: 'Lyon',
        country: 'FR',
      },
    ],
    mustChoose: false,
  });
});

test('a street that nobody knows leaves its town at most: the address is unknown', async () => {
  const answers = found(0.49, { ...house, type: 'municipality', name: 'Lyon' });
  expect(await check('12 rue Xyzzy', { to: 'a house in a street that nobody knows', answers })).toEqual({
    kind: 'unknown',
  });
});

test('a street is completed while it is typed, in its town', async () => {
  const promised: Promised = {
    to: 'a street that is being typed',
    given,
    call,
    query: { q: '12 rue de vaug', limit: '10', autocomplete: '1', postcode: '75015' },
    answers: found(0.9, { ...house, name: '12 Rue de Vaugirard', postcode: '75015', city: 'Paris' }),
  };
  const typed = { text: '12 rue de vaug', codePostal: '75015', country: 'FR' };
  expect(await pact([promised], ({ addressChecks }) => addressChecks.streets(typed))).toEqual([
    { streetName: '12 Rue de Vaugirard', codePostal: '75015', city: 'Paris' },
  ]);
});

test('a postal code gives its communes', async () => {
  const promised: Promised = {
    to: 'the communes of a postal code',
    given,
    call,
    query: { q: '69002', postcode: '69002', type: 'municipality', limit: '50', autocomplete: '0' },
    answers: found(0.9, { ...house, type: 'municipality', name: 'Lyon' }),
  };
  const place = { codePostal: '69002', country: 'FR' };
  expect(await pact([promised], ({ addressChecks }) => addressChecks.towns(place))).toEqual(['Lyon']);
});
