import { addressAsTyped } from '#domain/address/address-form.ts';
import { addressLines, printedLines } from '#domain/address/address-lines.ts';
import type { AddressForm } from '#domain/address/form-fields.ts';
import { type PartyName, partyFields, partyForm } from '#domain/address/party.ts';
import type { EnvelopeView } from '#ui/address/form/envelope.view.ts';

/** The address of a sender or a recipient as it will be printed, and what its preview needs in the browser. */
export interface PartyPrintView {
  title: string;
  /** « 35 caractères par ligne » */
  rule: string;
  most: number;
  country: { code: string; name: string };
  /** Where a step before has asked for it. */
  codePostal?: string;
  /** Where what is sent waits: printed in place of an address of the recipient's own. `number`: « POINT DE RETRAIT 69382-1 » */
  point?: { place: Partial<AddressForm>; number: string };
  envelope: EnvelopeView;
}

/** The ruler warns at this number of characters before the limit. */
const near = 4;

/** What is printed of an address as it stands, whether or not it breaks a rule; nothing while nothing of it is typed. */
export function partyEnvelope(
  typed: (name: PartyName) => string,
  { country, codePostal, point, most }: Pick<PartyPrintView, 'country' | 'codePostal' | 'point' | 'most'>,
): EnvelopeView {
  const isTyped = partyFields.some((name) => name !== 'isCompany' && name !== 'civility' && typed(name).trim() !== '');
  if (!isTyped) return { lines: [], longest: 0, most, isNear: false };
  const form = partyForm((name) => (name === 'codePostal' && codePostal ? codePostal : typed(name)));
  const address = addressAsTyped(
    { ...form, ...point?.place, country: country.code },
    { use: 'recipient', countries: [country] },
  );
  const printed = printedLines(address, most);
  const lines = printed.kind === 'lines' ? printed.lines : addressLines(address);
  const longest = Math.max(0, ...lines.map(({ length }) => length));
  return { lines: point ? [...lines, point.number] : lines, longest, most, isNear: longest > most - near };
}
