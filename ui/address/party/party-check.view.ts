import { type AddressQuestionFault, boundTo } from '#domain/address/check/address-check.ts';
import { addressCheckView, type MarkedLine } from '#ui/address/check/address-check.view.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { addressAsTyped } from './party-answer.ts';

/**
 * What is asked about the address of a sender or a recipient, above its fields. One that nobody knows is kept where the
 * form is sent again with it.
 */
export interface PartyCheckView {
  title: string;
  text: string;
  /** The address that it is about. */
  about: string;
  /** The answer of whoever sends it again as it is; absent where one of the choices is the answer. */
  keepValue?: string;
  /** One of them is chosen before the journey goes on; empty where nobody knows the address. */
  choices: { value: string; label: string; lines: MarkedLine[] }[];
}

function partyCheckView({ address, verdict }: AddressQuestionFault['question'], wording: Wording): PartyCheckView {
  const { t } = wording;
  const about = boundTo(address);
  if (verdict.kind === 'unknown')
    return {
      title: t('address.unknownTitle'),
      text: t('address.partyUnknown'),
      about,
      keepValue: addressAsTyped,
      choices: [],
    };
  const countries = [{ code: address.country, name: address.countryName }];
  const check = { verdict, address, tries: 1, mayKeep: true };
  const { typed, suggestions } = addressCheckView({ check, hidden: {}, countries }, wording);
  return {
    title: t('address.partyCheckTitle'),
    text: t('address.partyCheckText'),
    about,
    choices: [
      ...suggestions.map(({ value, lines }) => ({ value, label: t('address.useSuggested'), lines })),
      { value: addressAsTyped, label: t('address.keepTyped'), lines: typed },
    ],
  };
}

/** What is asked about the address of a party, where something is. */
export const partyQuestionView = (
  fault: AddressQuestionFault | { code: string } | undefined,
  wording: Wording,
): { check?: PartyCheckView } =>
  fault && 'question' in fault ? { check: partyCheckView(fault.question, wording) } : {};

/** In the summary of errors, which leads to the question. */
export const partyQuestionText = ({ question: { verdict } }: AddressQuestionFault, { t }: Pick<Wording, 't'>): string =>
  t(verdict.kind === 'suggestions' ? 'address.askedSuggestions' : 'address.askedUnknown');
