import type { Address } from '../address/address.ts';
import { isServedAs } from '../address/fields/territories.ts';
import type { FieldGroup } from '../journey/fields.ts';
import { type Answers, longestList } from '../journey/journey.ts';
import { recipientFields } from '../letters/recipient-fields.ts';
import { listFaults } from '../letters/recipient-rules.ts';
import {
  answerOfRecipients,
  checkedRecipient,
  type ListedRecipient,
  recipientsIn,
  typedFrom,
} from '../letters/recipients.ts';
import { listParts, type StampAnswers, type StampFault, type StampOptions } from './stamps.ts';

/** Whether recipients are printed with their stamps: it was chosen, and what is printed on has room for them. */
export const isAddressed = ({ addressed, support }: StampAnswers, { supports }: StampOptions): boolean =>
  addressed === 'yes' && supports.some(({ code, recipient }) => code === support && recipient !== null);

/** Where recipients may live: where the stamps lead. */
export const recipientRules = (
  { destination1 }: StampAnswers,
  { destinations, maxRecipients }: StampOptions,
): { countries: { code: string; name: string }[]; maxRecipients: number } => ({
  countries: destinations.flatMap(({ code, name }) => (code === destination1 ? [{ code, name }] : [])),
  maxRecipients,
});

/** The whole list, as one answer. */
export const wholeList = (answers: StampAnswers): string => listParts.map((part) => answers[part] ?? '').join('');

/** The same answers with their list in parts that a draft keeps. */
export function inParts<Field extends string>(answers: Answers<Field | 'recipients'>): StampAnswers {
  const { recipients = '' } = answers as Answers<'recipients'>;
  const parts = listParts.map(
    (part, at) => [part, recipients.slice(at * longestList, (at + 1) * longestList)] as const,
  );
  return { ...answers, ...Object.fromEntries(parts) };
}

interface CheckedRecipients {
  options: StampOptions;
  list: readonly ListedRecipient[];
  /** Of those who break no rule. */
  addresses: Address[];
}

/** A thousand addresses are checked once for the same answers. */
const listed = new WeakMap<StampAnswers, CheckedRecipients>();

function listedIn(answers: StampAnswers, options: StampOptions): CheckedRecipients {
  const before = listed.get(answers);
  if (before?.options === options) return before;
  const rules = recipientRules(answers, options);
  const result: CheckedRecipients = { options, list: [], addresses: [] };
  result.list = recipientsIn({ recipients: wholeList(answers) }).map((each): ListedRecipient => {
    const checked = checkedRecipient(each.typed, rules);
    if (checked.kind === 'refused') return { ...each, refusal: null };
    const isServed = isServedAs(checked.address.country, checked.address.codePostal);
    if (isServed) result.addresses.push(checked.address);
    return { ...each, refusal: isServed ? null : 'country-not-served' };
  });
  listed.set(answers, result);
  return result;
}

/** The listed recipients; one who lives elsewhere than the stamps lead is refused. */
export const stampRecipientsIn = (answers: StampAnswers, options: StampOptions): readonly ListedRecipient[] =>
  listedIn(answers, options).list;

/** Whom stamps are printed for, in the order of the list. */
export const printedRecipients = (answers: StampAnswers, options: StampOptions): readonly Address[] =>
  isAddressed(answers, options) ? listedIn(answers, options).addresses : [];

/** « Destinataires »: whose addresses are printed; absent where none are. */
export const recipientsField = (
  options: StampOptions,
): FieldGroup<readonly Address[] | undefined, StampFault, unknown> => ({
  inputs: [...listParts, ...recipientFields, 'csv', 'pasted'],
  longest: Object.fromEntries(listParts.map((part) => [part, longestList])),
  parse(answers) {
    const faults = listFaults(stampRecipientsIn(answers, options), answers, recipientRules(answers, options));
    return Object.keys(faults).length > 0 ? { faults } : { value: printedRecipients(answers, options) };
  },
  print: (recipients = []) => stampRecipientAnswers(recipients),
});

/** The answers that mean these recipients. */
export const stampRecipientAnswers = (recipients: readonly Address[]): StampAnswers =>
  inParts({ recipients: answerOfRecipients(recipients.map((each) => ({ typed: typedFrom(each), refusal: null }))) });
