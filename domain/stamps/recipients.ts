import type { Address } from '../address/address.ts';
import { isServedAs } from '../address/fields/territories.ts';
import { type Answers, longestList } from '../journey/journey.ts';
import { checkedRecipient, type ListedRecipient, recipientsIn } from '../letters/recipients.ts';
import { listParts, type StampField } from './fields.ts';
import type { StampOptions } from './stamps.ts';

type StampAnswers = Answers<StampField>;

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

interface Listed {
  options: StampOptions;
  list: readonly ListedRecipient[];
  /** Of those who break no rule. */
  addresses: Address[];
}

/** A thousand addresses are checked once for the same answers. */
const listed = new WeakMap<StampAnswers, Listed>();

function listedIn(answers: StampAnswers, options: StampOptions): Listed {
  const before = listed.get(answers);
  if (before?.options === options) return before;
  const rules = recipientRules(answers, options);
  const found: Listed = { options, list: [], addresses: [] };
  found.list = recipientsIn({ recipients: wholeList(answers) }).map((each): ListedRecipient => {
    const checked = checkedRecipient(each.typed, rules);
    if (checked.kind === 'refused') return { ...each, refusal: null };
    const isServed = isServedAs(checked.address.country, checked.address.codePostal);
    if (isServed) found.addresses.push(checked.address);
    return { ...each, refusal: isServed ? null : 'country-not-served' };
  });
  listed.set(answers, found);
  return found;
}

/** The listed recipients; one who lives elsewhere than the stamps lead is refused. */
export const stampRecipientsIn = (answers: StampAnswers, options: StampOptions): readonly ListedRecipient[] =>
  listedIn(answers, options).list;

/** Whom stamps are printed for, in the order of the list. */
export const printedRecipients = (answers: StampAnswers, options: StampOptions): readonly Address[] =>
  isAddressed(answers, options) ? listedIn(answers, options).addresses : [];
