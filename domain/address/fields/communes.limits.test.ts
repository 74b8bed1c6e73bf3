import communes from '@etalab/decoupage-administratif/data/communes.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { deliveryLabel, localityFault, localityLine } from './locality.ts';
import { normalise } from './normalise.ts';

const current = communes.filter(({ type }) => type === 'commune-actuelle');

test('every commune of France is a locality, save those that are offered under the name they are delivered by', () => {
  const refused = current.flatMap(({ nom }) => {
    const fault = localityFault(normalise(nom));
    return fault ? [[nom, fault]] : [];
  });
  const label = (name: string) => ({ code: 'delivery-label', label: name });
  expect(current.length).toBeGreaterThan(34_000);
  expect(Object.fromEntries(refused)).toEqual({
    'Bors (Canton de Tude-et-Lavalette)': label('BORS DE MONTMOREAU'),
    'Bors (Canton de Charente-Sud)': label('BORS DE BAIGNES'),
    'Château-Chinon (Ville)': label('CHATEAU CHINON'),
    'Château-Chinon (Campagne)': label('CHATEAU CHINON CAMPAGNE'),
    "Castillon (Canton d'Arthez-de-Béarn)": label('CASTILLON'),
    'Castillon (Canton de Lembeye)': label('CASTILLON'),
    "Saint-Laurent-les-Bains-Laval-d'Aurelle": label('ST LAURENT LES BAINS'),
    'Saint-Martin-de-Bienfaite-la-Cressonnière': label('ST MARTIN DE BIENFAITE'),
    'Montigny-Mornay-Villeneuve-sur-Vingeanne': label('MONTIGNY MORNAY VIL S VING'),
    'La Vacquerie-et-Saint-Martin-de-Castries': label('LA VACQUERIE ST MARTIN'),
    'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson': label('ST REMY BOUZEMONT'),
    'Beaujeu-Saint-Vallier-Pierrejux-et-Quitteur': label('BEAUJEU ST VAL PIER ET QUIT'),
    'Roche-sur-Linotte-et-Sorans-les-Cordiers': label('ROCHE SUR LINOTTE SORANS'),
  });
});

test('the name that is offered is a locality itself', () => {
  const labels = current.flatMap(({ nom }) => deliveryLabel(nom) ?? []);
  expect(labels).toHaveLength(13);
  expect(labels.map((label) => localityFault(label))).toEqual(labels.map(() => undefined));
});

test('every commune that mail reaches fits its line, under its own name or its delivery label', () => {
  const lines = current.flatMap(({ nom: city, codesPostaux = [] }) =>
    codesPostaux.map((codePostal: string) => localityLine({ codePostal, city })),
  );
  expect(lines.length).toBeGreaterThan(34_000);
  expect(lines.filter((line) => line.length > 38 || !/^[0-9]{5} [A-Z0-9 ]+$/.test(line))).toEqual([]);
});
