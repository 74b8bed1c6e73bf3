import type { Address } from '#domain/address/address.ts';
import { type AddressQuestion, boundTo, type Suggestion } from '#domain/address/check/address-check.ts';
import { isFrance } from '#domain/address/fields/territories.ts';
import { formOfAddress, valuesOf } from '#ui/address/form/form-of.ts';
import { printedLines } from '#ui/address/printed-address.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** A line split into words; a word is different when the other address does not contain it. */
export type MarkedLine = { text: string; isDifferent: boolean }[];

export interface AddressCheckView {
  title: string;
  text: string;
  typed: MarkedLine[];
  suggestions: { value: string; lines: MarkedLine[] }[];
  /** The label of the button: a recognised address is kept, an unknown one confirmed. */
  keep: 'keep' | 'confirm' | null;
  hidden: Record<string, string>;
}

export interface CheckOf {
  check: AddressQuestion;
  hidden: Record<string, string>;
  /** Country names in the page's language. */
  countries: readonly { code: string; name: string }[];
}

export function addressCheckView({ check, hidden, countries }: CheckOf, { t }: Wording): AddressCheckView {
  const { verdict, address, tries, mayKeep } = check;
  const carried = {
    ...valuesOf(formOfAddress(address)),
    ...hidden,
    tries: String(tries),
    confirmed: boundTo(address),
  };
  const own = printedLines(address, { t });
  if (verdict.kind === 'unknown')
    return {
      title: t('address.unknownTitle'),
      text: [t('address.unknown'), t(mayKeep ? 'address.unknownConfirm' : 'address.unknownAsk')].join(' '),
      typed: own.map(plainLine),
      suggestions: [],
      keep: mayKeep ? 'confirm' : null,
      hidden: carried,
    };
  const found = verdict.suggestions.map((suggestion) => ({
    suggestion,
    lines: printedLines(withSuggestion(address, suggestion, countries), { t }),
  }));
  const [only, ...others] = found;
  return {
    title: t(verdict.mustChoose ? 'address.mustChooseTitle' : 'address.checkTitle'),
    text: t(verdict.mustChoose ? 'address.mustChooseText' : 'address.checkText'),
    typed: only && others.length === 0 ? markDifferences(own, only.lines) : own.map(plainLine),
    suggestions: found.map(({ suggestion, lines }) => ({
      value: boundTo(suggestion),
      lines: withCountry(
        markDifferences(lines, own),
        suggestion.country !== address.country && !isFrance(suggestion.country),
      ),
    })),
    keep: mayKeep ? 'keep' : null,
    hidden: carried,
  };
}

function withSuggestion(address: Address, suggestion: Suggestion, countries: CheckOf['countries']): Address {
  const countryName = countries.find(({ code }) => code === suggestion.country)?.name ?? suggestion.country;
  return { ...address, ...suggestion, countryName };
}

const plainLine = (text: string): MarkedLine => [{ text, isDifferent: false }];

/** A differing country is marked as a whole, although its name may occur elsewhere: « 1855 LUXEMBOURG ». */
const withCountry = (lines: MarkedLine[], isAnother: boolean): MarkedLine[] =>
  lines.map((line, at) =>
    isAnother && at === lines.length - 1 ? [{ text: line.map(({ text }) => text).join(' '), isDifferent: true }] : line,
  );

/** A word that the other address contains nowhere is marked. */
function markDifferences(lines: string[], other: string[]): MarkedLine[] {
  const words = new Set(other.join(' ').split(' '));
  return lines.map((line) => {
    const parts: MarkedLine = [];
    for (const word of line.split(' ')) {
      const isDifferent = !words.has(word);
      const last = parts.at(-1);
      if (last && last.isDifferent === isDifferent) last.text += ` ${word}`;
      else parts.push({ text: word, isDifferent });
    }
    return parts;
  });
}
