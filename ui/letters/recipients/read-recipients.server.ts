import type { BookEntry } from '#domain/address/book/address-book.ts';
import { partyQuestions, withAnswer } from '#domain/address/check/party-check.ts';
import { senderAddress, senderField } from '#domain/address/letter-sender.ts';
import type { Answers, Faults } from '#domain/journey/journey.ts';
import { withAddressWarnings } from '#domain/letters/address-warnings.ts';
import { pricedLetterOf } from '#domain/letters/journey.ts';
import type { LetterChoices, LetterField } from '#domain/letters/letters.ts';
import { type RecipientFault, recipientFields } from '#domain/letters/recipient-fields.ts';
import { recipientFaults, typedAddress } from '#domain/letters/recipient-rules.ts';
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
import type { ReadStep } from '#ui/journey/journey-form.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { letters } from '../letters.journey.ts';
import { pastedIn, tableIn } from './read-recipients-table.server.ts';

type Rules = Pick<LetterChoices, 'countries' | 'maxRecipients'>;
type RecipientsRead = Omit<ReadStep<LetterField, RecipientFault, never>, 'options'>;

interface PostedRecipients<Options extends Rules = Rules> {
  form: FormData;
  typed: Answers<LetterField>;
  saved: Answers<LetterField>;
  options: Options;
}

/** The step that a list belongs to. */
export interface ListPage {
  path: string;
  /** Whoever sends is typed on the same page. */
  sender?: typeof senderAddress;
  /** What the backend says of each, where it is asked. */
  judge(list: readonly ListedRecipient[]): Promise<ListedRecipient[]>;
}

/** What the pressed button does with the list; « Continuer » adds what was typed and goes on. */
export const readRecipients = (
  input: PostedRecipients<LetterChoices>,
  context: RequestContext,
): Promise<RecipientsRead> =>
  readList(input, context, {
    path: letters.path('recipients', context.wording),
    sender: senderAddress,
    judge: (list) => withBackendRefusals(list, { posted: input, context }),
  });

/** The same for any list of recipients. */
export async function readList(
  input: PostedRecipients,
  context: RequestContext,
  page: ListPage,
): Promise<RecipientsRead> {
  const { form, saved, options } = input;
  const addresses = [...(page.sender ? [page.sender] : []), typedAddress(options)];
  const typed = answeredParties<LetterField>(form, addresses, input.typed);
  const pasted = field(form, 'pasted', longestPasted);
  const { path } = page;
  const posted = { ...input, typed };
  const read = await updateList(posted, { ...page, pasted, here: `${path}#${fieldId('recipients')}`, context });
  return { ...read, overtaken: { ...typed, pasted, recipients: saved.recipients ?? '' } };
}

/** What stands in the fields of the page; the list is none of them. */
export const readRecipientFields = (form: FormData): Answers<LetterField> => ({
  ...Object.fromEntries([...recipientFields, ...senderField.inputs].map((name) => [name, field(form, name)])),
  pasted: field(form, 'pasted', longestPasted),
});

interface ListContext extends ListPage {
  /** The lines that are not split yet: whatever is pressed, they are listed. */
  pasted: string;
  /** The list on this page. */
  here: string;
  context: RequestContext;
}

const keeping = (
  typed: Answers<LetterField>,
  list: readonly ListedRecipient[],
  over: Answers<LetterField> = {},
): Answers<LetterField> => ({ ...typed, ...over, recipients: answerOfRecipients(list), csv: '', pasted: '' });

/** A button at one of the list: what it does to it, and to the fields. */
interface Pressed {
  list: ListedRecipient[];
  /** Who stands in the fields from now on, about whom nothing is asked again until the address is another. */
  mending: TypedRecipient | null;
  /** Another address is there than the backend was asked about. */
  isAnother?: true;
}

/** One of the list is taken out, back into the fields, or its likelier address is taken; `null`: nothing of these. */
function pressedAt({ form, saved, options }: PostedRecipients): Pressed | null {
  const list = recipientsIn(saved);
  const place = (button: string) => wholeNumber(form, button, { least: 0, most: list.length - 1 });
  const [removed, mended, likelier] = [place('remove'), place('mend'), place('likelier')];
  if (likelier !== null) return { list: withLikelier(list, likelier, options), mending: null, isAnother: true };
  if (removed !== null) return { list: withoutRecipient(list, removed), mending: null };
  return mended === null ? null : { list: withoutRecipient(list, mended), mending: list[mended]?.typed ?? {} };
}

/**
 * Whatever is pressed, who was pasted, ticked or chosen in a file is listed, and asked about, as with the button beside it:
 * none of these fields has it again afterwards.
 */
async function updateList(posted: PostedRecipients, about: ListContext): Promise<RecipientsRead> {
  const { saved, typed, options } = posted;
  const { pasted, path, here, context, judge } = about;
  const pressed = pressedAt(posted);
  const list = pressed?.list ?? recipientsIn(saved);
  const button = pressed ? 'list' : field(posted.form, 'do', 10);
  const { further, read, settled, ...found } = await furtherOf(posted, { ...about, pressed, button });
  const added = addRecipients(list, further, options);
  const isToJudge = added.added > 0 || pressed?.isAnother;
  const checkedList = isToJudge ? await judge(added.list) : list;
  const late = performance.now() + longestChecked;
  const isLate = () => performance.now() > late;
  const next = await withAddressWarnings(checkedList, { read, checks: context.ports.addressChecks, options, isLate });
  const isDoubted = next.some(({ typed: each, doubt }) => doubt && read.has(each));
  const isFull = added.tooMany > 0 || found.isTooLong;
  const seen = list.length + further.length;
  const mending = pressed?.mending && withAnswer(answersOfRecipient(pressed.mending), typedAddress(options));
  const answers = keeping(typed, next, mending ?? (isFull ? {} : emptiedAfter(settled)));
  const faults: RecipientsRead['faults'] = {
    ...found.faults,
    ...(isFull && { recipients: { code: 'too-many-recipients-seen', most: options.maxRecipients, seen } }),
  };
  // A table is to be chosen again, and lines that found no room stand in their field alone.
  const isLost = isFull || isRefused(faults.csv);
  const fields = { ...answers, ...(isFull && { pasted }) };
  if (Object.keys(faults).length > 0) return { answers, typed: fields, faults, isLost };
  if (pressed) return { answers, to: mending ? `${path}#${fieldId('recipient.firstName')}` : here };
  return { answers, ...(staysAfter(button, { further, ...found }) || isDoubted ? { to: here } : {}) };
}

/** A table whose further columns were left out is listed. */
const isRefused = (fault: RecipientFault | undefined): boolean =>
  fault !== undefined && fault.code !== 'unread-columns';

/** Whoever only adds to the list stays, and whoever has lines that are to be looked at. */
const staysAfter = (button: string, { further, isPastedWrong }: Pick<Further, 'further' | 'isPastedWrong'>): boolean =>
  isPastedWrong || button === 'csv' || (button === 'add' && further.length > 0);

/** Whoever is listed leaves the fields; the next one is likely to live in the same country. */
const emptiedAfter = (settled: TypedRecipient | null): Answers<LetterField> =>
  settled ? answersOfRecipient({ country: settled.country ?? '' }) : {};

interface Further {
  /** Who is to be listed. */
  further: TypedRecipient[];
  /** Those of them about whom nobody is asked one by one. */
  read: ReadonlySet<TypedRecipient>;
  /** Who was typed, and whose fields become empty. */
  settled: TypedRecipient | null;
  /** A table has more rows than a letter has recipients, and was not read to its end. */
  isTooLong: boolean;
  /** Nobody has seen yet how the lines were split. */
  isPastedWrong: boolean;
  faults: NonNullable<RecipientsRead['faults']>;
}

async function furtherOf(
  posted: PostedRecipients,
  { pasted, context, pressed, button, sender }: ListContext & { pressed: Pressed | null; button: string },
): Promise<Further> {
  const { form, typed, options } = posted;
  const { rows: ofPaste, unread: unreadOfPaste } = await pastedIn(pasted, options);
  const table = await tableIn(form, { isPressed: button === 'csv', context, options });
  // Whoever was being typed makes room for the one that is corrected, and stays in the fields at the other buttons.
  const displaced = pressed?.mending ? typedRecipient(typed) : null;
  const { settled, faults } = pressed
    ? { settled: null, faults: {} }
    : await typedOne(posted, { goesOn: button === '', sender, context });
  const rows = table.kind === 'rows' ? table.rows : [];
  const ofBook = await fromBook(form, context);
  return {
    further: [displaced, ...rows, ...ofBook, ...ofPaste, settled].filter((each) => each !== null),
    read: new Set([...rows, ...ofPaste, ...(displaced ? [displaced] : [])]),
    settled,
    isTooLong: [rows, ofPaste].some(({ length }) => length > options.maxRecipients),
    isPastedWrong: ofPaste.some((each) => checkedRecipient(each, options).kind !== 'address'),
    faults: {
      ...faults,
      ...unreadColumns('pasted', unreadOfPaste),
      ...(table.kind === 'fault' ? { csv: table.fault } : unreadColumns('csv', table.unread)),
    },
  };
}

/** Whoever was read is listed all the same: the addresses show whether something is missing. */
const unreadColumns = (field: 'csv' | 'pasted', columns: readonly string[]): Further['faults'] =>
  columns.length > 0 ? { [field]: { code: 'unread-columns', columns } } : {};

/** Who is being typed, once nothing is wrong or to be asked; whoever goes on hears at once of the sender, too. */
async function typedOne(
  { typed, options }: PostedRecipients,
  { goesOn, sender, context }: { goesOn: boolean; sender: ListPage['sender']; context: RequestContext },
): Promise<{ settled: TypedRecipient | null; faults: NonNullable<RecipientsRead['faults']> }> {
  const current = typedRecipient(typed);
  if (!current) return { settled: null, faults: {} };
  const wrong = recipientFaults(current, options);
  const asksSender = goesOn && sender;
  const ofSender = asksSender ? faultsOfSender(typed) : {};
  if (Object.keys(wrong).length > 0) return { settled: null, faults: { ...wrong, ...ofSender } };
  const parties = asksSender ? [typedAddress(options), sender] : [typedAddress(options)];
  const questions = await partyQuestions<LetterField>(context.ports.addressChecks, parties, typed);
  return questions['recipient.confirmed']
    ? { settled: null, faults: { ...questions, ...ofSender } }
    : { settled: current, faults: {} };
}

function faultsOfSender(typed: Answers<LetterField>): Faults<LetterField, RecipientFault> {
  const parsed = senderField.parse(typed, {});
  return 'faults' in parsed ? parsed.faults : {};
}

/** What the backend says of each; when it cannot be asked now, it says so when the letter is bought. */
async function withBackendRefusals(
  list: readonly ListedRecipient[],
  { posted: { saved, options }, context }: { posted: PostedRecipients<LetterChoices>; context: RequestContext },
): Promise<ListedRecipient[]> {
  const letter = pricedLetterOf(saved, options);
  const recipients = goodRecipients(list, options);
  if (!letter || recipients.length === 0) return [...list];
  const quoted = await orNull(context.ports.letters.quote({ ...letter, recipients }));
  return quoted ? withRefusals(list, quoted.recipients, options) : [...list];
}

/** The entries of the book that can be written to. */
export async function bookOf({ session, ports }: RequestContext): Promise<BookEntry[]> {
  if (!session.open) return [];
  return ((await orNull(ports.addressBooks.entries())) ?? []).filter(({ isEligible }) => isEligible);
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
