import { isFrance } from '#domain/address/fields/territories.ts';
import { pastedParties } from '#domain/address/pasted-address.ts';
import { recipientsOfTable } from '#domain/letters/csv.ts';
import type { LetterChoices } from '#domain/letters/letters.ts';
import type { RecipientFault } from '#domain/letters/recipient-fields.ts';
import type { TypedRecipient } from '#domain/letters/recipients.ts';
import { readTable, tooLarge } from '#ui/forms/table-reader.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

type Rules = Pick<LetterChoices, 'countries' | 'maxRecipients'>;

/**
 * The rows of a table that was copied with its titles, or addresses as envelopes have them: recipients of the home country,
 * unless a line names another. One that is not right is listed to be mended, like a row of a table.
 */
export async function pastedIn(text: string, options: Rules): Promise<ReadRecipients> {
  const table = await readTable(text, { most: options.maxRecipients });
  const read = table.kind === 'rows' ? recipientsOfTable(table.rows, options.countries) : null;
  if (read?.kind === 'rows') return read;
  const [home] = options.countries;
  // Mail to overseas France is mail within France; a country that is not served is said to be none.
  const codeOf = (country = home?.code ?? '') =>
    isFrance(country) && !options.countries.some(({ code }) => code === country) ? (home?.code ?? '') : country;
  const rows = pastedParties(text).map(({ email: _email, mobilePhone: _mobile, country, ...typed }) => ({
    ...typed,
    country: codeOf(country),
  }));
  return { rows, unread: [] };
}

interface ReadRecipients {
  rows: TypedRecipient[];
  /** The titles of the columns that were left out. */
  unread: string[];
}

type Table = ({ kind: 'rows' } & ReadRecipients) | { kind: 'fault'; fault: RecipientFault };

interface TableInput {
  /** Whether the table's own button was pressed. */
  isPressed: boolean;
  context: RequestContext;
  options: Rules;
}

export async function tableIn(form: FormData, { isPressed, context, options }: TableInput): Promise<Table> {
  const file = form.get('csv');
  const unread = await context.unreadFiles();
  // Nobody may send one now: the page leads to the step before, or asks to wait.
  if (unread.includes('closed') || (unread.length > 0 && !(file instanceof File)))
    return { kind: 'fault', fault: tooLarge() };
  if (!(file instanceof File))
    return isPressed ? { kind: 'fault', fault: { code: 'required' } } : { kind: 'rows', rows: [], unread: [] };
  const table = await readTable(file, { most: options.maxRecipients, isCut: unread.length > 0 });
  if (table.kind === 'fault') return table;
  const read = recipientsOfTable(table.rows, options.countries);
  switch (read.kind) {
    case 'rows':
      return read;
    case 'columns':
      return { kind: 'fault', fault: { code: 'csv-columns' } };
    case 'comma':
      return { kind: 'fault', fault: { code: 'table-comma', line: read.line } };
    case 'empty':
      return { kind: 'fault', fault: { code: 'csv-empty' } };
  }
}
