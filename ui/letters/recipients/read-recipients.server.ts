import type { BookEntry } from '#domain/address/book/address-book.ts';
import { partyQuestions, withAnswer } from '#domain/address/check/party-check.ts';
import { pastedParties } from '#domain/address/pasted.ts';
import type { Answers } from '#domain/journey/journey.ts';
import { pricedLetterOf } from '#domain/letters/composing.ts';
import { recipientsOfTable } from '#domain/letters/csv.ts';
import { withDoubts } from '#domain/letters/doubts.ts';
import type { LetterFault, LetterField } from '#domain/letters/fields.ts';
import type { LetterChoices } from '#domain/letters/letters.ts';
import { recipientFaults, senderAddress, senderFaults, typedAddress } from '#domain/letters/parties.ts';
import {
  addRecipients,
  answerOfRecipients,
  answersOfRecipient,
  checkedRecipient,
  goodRecipients,
  type ListedRecipient,
  recipientsIn,
  type TypedRecipient,
  typedFrom,
  typedRecipient,
  withLikelier,
  withoutRecipient,
  withRefusals,
} from '#domain/letters/recipients.ts';
import { orNull } from '#domain/shared/fault.ts';
import { answeredParties } from '#ui/address/party/party-answer.ts';
import { fieldId } from '#ui/components/controls/field.tsx';
import { field, wholeNumber } from '#ui/forms/fields.ts';
import { fileText } from '#ui/forms/file-text.server.ts';
import type { ReadStep } from '#ui/journey/journey-form.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { letters } from '../letters.journey.ts';

type Read = ReadStep<LetterField, LetterFault, LetterChoices>;

interface Posted {
  form: FormData;
  typed: Answers<LetterField>;
  kept: Answers<LetterField>;
  options: LetterChoices;
}

/** What the pressed button does with the list; « Continuer » adds what was typed and goes on. */
export async function readRecipients(given: Posted, context: RequestContext): Promise<Read> {
  const addresses = [senderAddress, typedAddress(given.options)];
  const posted = { ...given, typed: answeredParties(given.form, addresses, given.typed) };
  const pasted = field(posted.form, 'pasted', longestPasted);
  const path = letters.path('destinataires', context.wording);
  const about = { pasted, path, here: `${path}#${fieldId('recipients')}`, context };
  const read = listChanged(posted, about) ?? (await listAdded(posted, about));
  return { ...read, overtaken: { ...posted.typed, pasted } };
}

interface About {
  /** The lines that are not split yet: whatever is pressed, they are listed. */
  pasted: string;
  path: string;
  /** The list on this page. */
  here: string;
  context: RequestContext;
}

const keeping = (
  typed: Answers<LetterField>,
  list: readonly ListedRecipient[],
  over: Answers<LetterField> = {},
): Answers<LetterField> => ({ ...typed, ...over, recipients: answerOfRecipients(list), csv: '', pasted: '' });

/** One of the list is taken out, back into the fields, or its likelier address is taken; `null`: nothing of these. */
function listChanged({ form, typed, kept, options }: Posted, { pasted, path, here }: About): Read | null {
  const list = recipientsIn(kept);
  const place = (button: string) => wholeNumber(form, button, { least: 0, most: list.length - 1 });
  const [gone, mended, likelier] = [place('remove'), place('mend'), place('likelier')];
  const ofPaste = pastedIn(pasted, options);
  if (likelier !== null)
    return {
      answers: keeping(typed, addRecipients(withLikelier(list, likelier, options), ofPaste, options).list),
      to: here,
    };
  if (gone !== null)
    return { answers: keeping(typed, addRecipients(withoutRecipient(list, gone), ofPaste, options).list), to: here };
  if (mended === null) return null;
  const current = typedRecipient(typed);
  const further = current ? [current, ...ofPaste] : ofPaste;
  const { list: next } = addRecipients(withoutRecipient(list, mended), further, options);
  // Of who was listed nothing is asked again, until the address is another.
  const mending = withAnswer(answersOfRecipient(list[mended]?.typed ?? {}), typedAddress(options));
  return { answers: keeping(typed, next, mending), to: path };
}

async function listAdded(posted: Posted, { pasted, here, context }: About): Promise<Read> {
  const { form, typed, kept, options } = posted;
  const list = recipientsIn(kept);
  const button = field(form, 'do', 10);
  const ofPaste = pastedIn(pasted, options);
  const table = await tableIn(form, { isAsked: button === 'csv', context, options });
  const { settled, faults: ofTyped } = await typedOne(posted, { goesOn: button === '', context });
  const rows = table.kind === 'rows' ? table.rows : [];
  const further = [...rows, ...(await fromBook(form, context)), ...ofPaste, ...(settled ? [settled] : [])];
  const added = addRecipients(list, further, options);
  const told = added.added > 0 ? await judged(added.list, { posted, context }) : list;
  const read = new Set([...rows, ...ofPaste]);
  const late = performance.now() + longestChecked;
  const isLate = () => performance.now() > late;
  const next = await withDoubts(told, { read, checks: context.ports.addressChecks, options, isLate });
  const isFull = added.tooMany > 0;
  const isListed = settled && !isFull;
  const answers = keeping(typed, next, isListed ? answersOfRecipient({ country: settled.country ?? '' }) : {});
  const faults: Read['faults'] = {
    ...ofTyped,
    ...(table.kind === 'fault' && { csv: table.fault }),
    ...(isFull && { recipients: { code: 'too-many-recipients', most: options.maxRecipients } }),
  };
  if (Object.keys(faults).length > 0) return { answers, typed: { ...answers, ...(isFull && { pasted }) }, faults };
  // Nobody has seen yet how the lines were split.
  const isPastedWrong = ofPaste.some((each) => checkedRecipient(each, options).kind !== 'address');
  const isDoubted = next.some(({ typed: each, doubt }) => doubt && read.has(each));
  const stays = button === 'csv' || (button === 'add' && further.length > 0) || isPastedWrong || isDoubted;
  return { answers, ...(stays && { to: here }) };
}

/** Who is being typed, once nothing is wrong or to be asked; whoever goes on hears at once of the sender, too. */
async function typedOne(
  { typed, options }: Posted,
  { goesOn, context }: { goesOn: boolean; context: RequestContext },
): Promise<{ settled: TypedRecipient | null; faults: NonNullable<Read['faults']> }> {
  const current = typedRecipient(typed);
  if (!current) return { settled: null, faults: {} };
  const wrong = recipientFaults(current, options);
  const ofSender = goesOn ? senderFaults(typed) : {};
  if (Object.keys(wrong).length > 0) return { settled: null, faults: { ...wrong, ...ofSender } };
  const parties = goesOn ? [typedAddress(options), senderAddress] : [typedAddress(options)];
  const asked = await partyQuestions(context.ports.addressChecks, parties, typed);
  return asked['recipient.confirmed']
    ? { settled: null, faults: { ...asked, ...ofSender } }
    : { settled: current, faults: {} };
}

/** What the backend says of each; when it cannot be asked now, it says so when the letter is bought. */
async function judged(
  list: readonly ListedRecipient[],
  { posted: { kept, options }, context }: { posted: Posted; context: RequestContext },
): Promise<ListedRecipient[]> {
  const letter = pricedLetterOf(kept, options);
  const recipients = goodRecipients(list, options);
  if (!letter || recipients.length === 0) return [...list];
  const quoted = await orNull(context.ports.letters.quote({ ...letter, recipients }));
  return quoted ? withRefusals(list, quoted.recipients, options) : [...list];
}

/** The entries of the book that can be written to. */
export async function bookOf({ session, ports }: RequestContext): Promise<BookEntry[]> {
  if (!session.open) return [];
  const entries = (await orNull(ports.addressBooks.entries())) ?? [];
  return entries.filter(({ address, isEligible }) => address !== null && isEligible);
}

async function fromBook(form: FormData, context: RequestContext): Promise<TypedRecipient[]> {
  if (![...form.keys()].some((name) => name.startsWith('book.'))) return [];
  return (await bookOf(context)).flatMap(({ id, address }) =>
    form.has(`book.${id}`) && address ? [typedFrom(address)] : [],
  );
}

/** Milliseconds: a table is read all the same when its addresses take longer to look up. */
const longestChecked = 1500;

/** More than the field takes, whose line ends come as two characters. */
const longestPasted = 12_000;

/** Recipients of the home country; one that is not right is listed to be mended, like a row of a table. */
const pastedIn = (text: string, { countries }: LetterChoices): TypedRecipient[] =>
  pastedParties(text).map(({ email: _email, mobilePhone: _mobile, ...typed }) => ({
    ...typed,
    country: countries[0]?.code ?? '',
  }));

type Table = { kind: 'rows'; rows: TypedRecipient[] } | { kind: 'fault'; fault: LetterFault };

interface Asked {
  /** Whether the table's own button was pressed. */
  isAsked: boolean;
  context: RequestContext;
  options: LetterChoices;
}

async function tableIn(form: FormData, { isAsked, context, options }: Asked): Promise<Table> {
  if ((await context.unreadFiles()).length > 0) return { kind: 'fault', fault: { code: 'file-too-large' } };
  const file = form.get('csv');
  if (!(file instanceof File))
    return isAsked ? { kind: 'fault', fault: { code: 'required' } } : { kind: 'rows', rows: [] };
  const read = recipientsOfTable(await fileText(file), options.countries);
  switch (read.kind) {
    case 'rows':
      return read;
    case 'columns':
      return { kind: 'fault', fault: { code: 'csv-columns' } };
    case 'empty':
      return { kind: 'fault', fault: { code: 'csv-empty' } };
  }
}
