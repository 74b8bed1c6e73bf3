import { type AddressQuestion, type AskedFault, boundTo } from '#domain/address/check/address-check.ts';
import { addressCheckView, type MarkedLine } from '#ui/address/check/address-check.view.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { keptAddress } from './party-answer.ts';

/** What is asked about the address of a sender or a recipient, above its fields. */
export interface PartyCheckView {
  title: string;
  text: string;
  /** The address that it is about, and how often something was asked. */
  about: string;
  tries: string;
  /** One of them is chosen before the journey goes on; empty where the address is to be changed. */
  choices: { value: string; label: string; lines: MarkedLine[] }[];
}

function partyCheckView(question: AddressQuestion, wording: Wording): PartyCheckView {
  const { t } = wording;
  const { address, asked } = question;
  const countries = [{ code: address.country, name: address.countryName }];
  const { typed, suggestions, keep } = addressCheckView({ check: question, hidden: {}, countries }, wording);
  const isKnown = asked.kind === 'suggestions';
  const kept = t(isKnown ? 'address.keepTyped' : 'address.confirmTyped');
  return {
    title: t(isKnown ? 'address.partyCheckTitle' : 'address.unknownTitle'),
    text: t(isKnown ? 'address.partyCheckText' : keep ? 'address.partyUnknownConfirm' : 'address.partyUnknownAsk'),
    about: boundTo(address),
    tries: String(question.tries),
    choices: [
      ...suggestions.map(({ value, lines }) => ({ value, label: t('address.useSuggested'), lines })),
      ...(keep ? [{ value: keptAddress, label: kept, lines: typed }] : []),
    ],
  };
}

/** What is asked about the address of a party, where something is. */
export const askedView = (
  fault: AskedFault | { code: string } | undefined,
  wording: Wording,
): { check?: PartyCheckView } =>
  fault && 'question' in fault ? { check: partyCheckView(fault.question, wording) } : {};

/** In the summary of errors, which leads to the question. */
export const askedText = ({ question: { asked } }: AskedFault, { t }: Pick<Wording, 't'>): string =>
  t(asked.kind === 'suggestions' ? 'address.askedSuggestions' : 'address.askedUnknown');
