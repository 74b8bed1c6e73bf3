import communes from '@etalab/decoupage-administratif/data/communes.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { deliveryName, localityFault, localityLine } from './locality.ts';
import { normalise } from './normalise.ts';

const current = communes.filter(({ type }) => type === 'commune-actuelle');

test('every commune of France is a locality, save those that are offered under the name they are delivered by', () => {
  const refused = current.flatMap(({ nom }) => {
    const fault = localityFault(normalise(nom));
    return fault ? [[nom, fault]] : [];
  });
  const delivered = (name: string) => ({ code: 'delivery-name', name });
  expect(current.length).toBeGreaterThan(34_000);
  expect(Object.fromEntries(refused)).toEqual({
    'Bors (Canton de Tude-et-Lavalette)': delivered('BORS DE MONTMOREAU'),
    'Bors (Canton de Charente-Sud)': delivered('BORS DE BAIGNES'),
    'Château-Chinon (Ville)': delivered('CHATEAU CHINON'),
    'Château-Chinon (Campagne)': delivered('CHATEAU CHINON CAMPAGNE'),
    "Castillon (Canton d'Arthez-de-Béarn)": delivered('CASTILLON'),
    'Castillon (Canton de Lembeye)': delivered('CASTILLON'),
    "Saint-Laurent-les-Bains-Laval-d'Aurelle": delivered('ST LAURENT LES BAINS'),
    'Saint-Martin-de-Bienfaite-la-Cressonnière': delivered('ST MARTIN DE BIENFAITE'),
    'Montigny-Mornay-Villeneuve-sur-Vingeanne': delivered('MONTIGNY MORNAY VIL S VING'),
    'La Vacquerie-et-Saint-Martin-de-Castries': delivered('LA VACQUERIE ST MARTIN'),
    'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson': delivered('ST REMY BOUZEMONT'),
    'Beaujeu-Saint-Vallier-Pierrejux-et-Quitteur': delivered('BEAUJEU ST VAL PIER ET QUIT'),
    'Roche-sur-Linotte-et-Sorans-les-Cordiers': delivered('ROCHE SUR LINOTTE SORANS'),
  });
});

test('the name that is offered is a locality itself', () => {
  const names = current.flatMap(({ nom }) => deliveryName(nom) ?? []);
  expect(names).toHaveLength(13);
  expect(names.map((name) => localityFault(name))).toEqual(names.map(() => undefined));
});

test('every commune that mail reaches fits its line, under its own name or its delivery name', () => {
  const lines = current.flatMap(({ nom: city, codesPostaux = [] }) =>
    codesPostaux.map((codePostal: string) => localityLine({ codePostal, city })),
  );
  expect(lines.length).toBeGreaterThan(34_000);
  expect(lines.filter((line) => line.length > 38 || !/^[0-9]{5} [A-Z0-9 ]+$/.test(line))).toEqual([]);
});
