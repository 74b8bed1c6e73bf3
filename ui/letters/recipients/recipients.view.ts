import type { Address } from '#domain/address/address.ts';
import type { BookEntry } from '#domain/address/book/address-book.ts';
import type { AddressFault } from '#domain/address/fields/faults.ts';
import { senderAddress } from '#domain/address/letter-sender.ts';
import { type Answers, type Faults, withoutEmpty } from '#domain/journey/journey.ts';
import type { LetterChoices, LetterFault, LetterField } from '#domain/letters/letters.ts';
import {
  type AddressWarning,
  checkedRecipient,
  type ListedRecipient,
  recipientsIn,
} from '#domain/letters/recipients.ts';
import { tableBytes } from '#domain/shared/table.ts';
import { partyQuestionView } from '#ui/address/party/party-check.view.ts';
import { partyFaultText } from '#ui/address/party/party-faults.view.ts';
import type { PartyView } from '#ui/address/party/party-fields.tsx';
import { type BookChoice, bookChoice, savedAddressLines } from '#ui/address/party/party-source.ts';
import { printedLines } from '#ui/address/printed-address.ts';
import type { FilesView } from '#ui/components/files/files-field.tsx';
import { tableFaultText } from '#ui/forms/table-fault.view.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import { placeChoice } from '#ui/wording/destinations.ts';
import type { Wording } from '#ui/wording/wording.ts';

export interface RecipientView {
  place: number;
  lines: string[];
  /** Why it gets no letter. */
  fault?: string;
  /** What is doubted of its address, and the address that may take its place: it gets the letter all the same. */
  doubt?: { text: string; lines: string[] | null };
  /** Names the buttons. */
  name: string;
}

export interface RecipientListView extends JourneyView {
  listTitle: string;
  list: RecipientView[];
  /** « et 950 de plus »: of a long list those to mend and the first ones are shown. */
  more?: string;
  recipient: PartyView;
  book: BookChoice[];
  csv: FilesView;
}

export interface RecipientsView extends RecipientListView {
  sender: PartyView;
}

interface RecipientsStepInput<Options = LetterChoices> {
  options: Options;
  answers: Answers<LetterField>;
  faults: Faults<LetterField, LetterFault>;
  view: JourneyView;
  book: readonly BookEntry[];
}

type Rules = Pick<LetterChoices, 'countries' | 'maxRecipients'>;

export function recipientsView(input: RecipientsStepInput, wording: Wording): RecipientsView {
  const { t } = wording;
  return {
    ...recipientListView({ ...input, listed: recipientsIn(input.answers) }, wording),
    sender: {
      party: 'sender',
      title: t('letters.sender'),
      country: t('letters.home'),
      asksEmail: true,
      ...savedAddressLines(senderAddress.address(input.view.values), wording),
      ...partyQuestionView(input.faults['sender.confirmed'], wording),
    },
  };
}

/** So many of a list are shown at once. */
const listLimit = 60;

interface RecipientListInput extends Omit<RecipientsStepInput<Rules>, 'answers' | 'faults'> {
  /** What is said of one who lives where the list does not lead. */
  elsewhere?: string;
  listed: readonly ListedRecipient[];
  faults: Faults<'recipient.confirmed', LetterFault>;
}

/** Recipients as far as they are listed, and the ways to list more. */
export function recipientListView(
  { options, listed, faults, view, book, elsewhere }: RecipientListInput,
  wording: Wording,
): RecipientListView {
  const { t } = wording;
  const all = withDistinctNames(
    listed.map((each, place) => recipientView(each, { place, options, elsewhere, wording })),
  );
  const [marked, others] = [true, false].map((is) => all.filter(({ fault, doubt }) => Boolean(fault ?? doubt) === is));
  const list = [...(marked ?? []), ...(others ?? [])]
    .slice(0, listLimit)
    .toSorted((one, other) => one.place - other.place);
  const wrong = all.filter(({ fault }) => fault !== undefined).length;
  const doubted = all.filter(({ doubt }) => doubt !== undefined).length;
  const tooLarge = tableFaultText({ code: 'table-too-large', most: tableBytes }, wording);
  return {
    ...view,
    values: { 'recipient.country': options.countries[0]?.code ?? '', ...withoutEmpty(view.values) },
    listTitle: t('letters.listTitle', { count: all.length, wrong, doubted }),
    list,
    ...(list.length < all.length ? { more: t('letters.moreListed', { count: all.length - list.length }) } : {}),
    recipient: {
      party: 'recipient',
      title: t(list.length > 0 ? 'letters.anotherRecipient' : 'letters.recipient'),
      countries: options.countries.map(placeChoice),
      asksEmail: false,
      ...partyQuestionView(faults['recipient.confirmed'], wording),
    },
    book: book.flatMap(({ address, ...entry }) => (address ? [bookChoice({ ...entry, address }, wording)] : [])),
    csv: {
      hint: t('letters.csvHint', { count: options.maxRecipients }),
      accept: '.csv,text/csv',
      limits: { files: 1, fileSize: tableBytes, totalSize: null },
      says: { empty: t('letters.fault.csv-empty'), 'too-large': tooLarge, 'too-many': tooLarge, total: tooLarge },
    },
  };
}

/** Two town halls are told apart by all that is printed. */
function withDistinctNames(all: readonly RecipientView[]): RecipientView[] {
  const namesakes = Map.groupBy(all, ({ name }) => name);
  return all.map((each) =>
    (namesakes.get(each.name)?.length ?? 0) > 1 ? { ...each, name: each.lines.join(', ') } : each,
  );
}

function recipientView(
  { typed, refusal, doubt }: ListedRecipient,
  {
    place,
    options,
    elsewhere,
    wording,
  }: { place: number; options: Rules; elsewhere: string | undefined; wording: Wording },
): RecipientView {
  const { t } = wording;
  const checked = checkedRecipient(typed, options);
  const { companyName, firstName, lastName, streetName, additionalStreetName, codePostal, city } = typed;
  const name = companyName ?? [firstName, lastName].filter(Boolean).join(' ');
  const asTyped = [name, streetName ?? additionalStreetName, [codePostal, city].filter(Boolean).join(' ')];
  const lines =
    checked.kind === 'address'
      ? printedLines(checked.address, wording)
      : asTyped.filter((line): line is string => Boolean(line));
  const refusalText = (why: NonNullable<ListedRecipient['refusal']>) =>
    why === 'country-not-served' && elsewhere
      ? elsewhere
      : t(why === 'country-not-served' ? 'letters.countryNotServed' : 'letters.notServed');
  const named = name || wording.t('letters.recipientNumber', { count: place + 1 });
  if (checked.kind === 'refused') {
    const [first] = Object.entries<AddressFault | undefined>(checked.faults);
    // A table names countries as it likes; the form offers those that are served.
    if (first?.[0] === 'country' && typed.country)
      return { place, lines, name: named, fault: refusalText('country-not-served') };
    return { place, lines, name: named, ...(first?.[1] && { fault: partyFaultText(first[0], first[1], wording) }) };
  }
  return {
    place,
    lines,
    name: named,
    ...(refusal && { fault: refusalText(refusal) }),
    ...(doubt && !refusal && { doubt: doubtView(checked.address, { doubt, wording }) }),
  };
}

const doubtView = (address: Address, { doubt, wording }: { doubt: AddressWarning; wording: Wording }) =>
  doubt === 'unknown'
    ? { text: wording.t('letters.doubtUnknown'), lines: null }
    : { text: wording.t('letters.doubtPlace'), lines: printedLines({ ...address, ...doubt }, wording) };
