import { expect, test } from 'vitest';
import { boundTo } from '#domain/address/check/address-check.ts';
import { aPlace, aQuestion } from '#domain/address/check/examples.ts';
import { anAddress } from '#domain/address/examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { partyQuestionText, partyQuestionView } from './party-check.view.ts';

const wording = wordingOf({ lang: 'fr', mode: 'part' });

test('each choice about an address is shown whole, with its country, and the typed one last', () => {
  const address = anAddress({ country: 'BE', countryName: 'Belgique', codePostal: '1000', city: 'Bruxelles' });
  const place = aPlace({ streetName: '4 quai du Port', codePostal: '1000', city: 'Bruxelles', country: 'BE' });
  const asked = { kind: 'suggestions' as const, suggestions: [place], mustChoose: false };
  const { check } = partyQuestionView({ code: 'address-asked', question: { address, verdict: asked } }, wording);
  const shown = check?.choices.map(({ value, label, lines }) => [
    value,
    label,
    lines.map((line) => line.map(({ text }) => text).join(' ')),
  ]);
  const [name, town] = ['Mme Compte Particulier', '1000 BRUXELLES'];
  expect(shown).toEqual([
    [boundTo(place), 'Utiliser l’adresse suggérée', [name, '4 QUAI DU PORT', town, 'BELGIQUE']],
    ['keep', 'Garder l’adresse saisie', [name, '12 B RUE DE L EGLISE', town, 'BELGIQUE']],
  ]);
  expect(check?.about).toBe(boundTo(address));
});

test('the summary of errors says whether there is something to choose', () => {
  expect(partyQuestionText(aQuestion('4 rue du Port'), wording)).toBe(
    'Choisissez entre l’adresse saisie et une adresse plus précise.',
  );
  expect(partyQuestionText(aQuestion(), wording)).toBe('Adresse non reconnue, à vérifier.');
});
