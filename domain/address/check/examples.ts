import { anAddress } from '../examples.ts';
import type { AddressQuestionFault, CheckResult, Suggestion } from './address-check.ts';

export const aPlace = (over: Partial<Suggestion> = {}): Suggestion => ({
  streetName: '4 rue du Pont',
  additionalStreetName: '',
  codePostal: '71000',
  city: 'Mâcon',
  country: 'FR',
  ...over,
});

export const suggesting = (...suggestions: Suggestion[]): CheckResult => ({
  kind: 'suggestions',
  suggestions,
  mustChoose: false,
});

/** What is asked about « 4 rue du Pord »: nobody knows it where no street is proposed. */
export const aQuestion = (...streets: string[]): AddressQuestionFault => ({
  code: 'address-asked',
  question: {
    address: anAddress({ streetName: '4 rue du Pord', codePostal: '71000', city: 'Mâcon' }),
    verdict:
      streets.length > 0
        ? { kind: 'suggestions', suggestions: streets.map((streetName) => aPlace({ streetName })), mustChoose: false }
        : { kind: 'unknown' },
  },
});
