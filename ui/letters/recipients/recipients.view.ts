import type { Address } from '#domain/address/address.ts';
import type { BookEntry } from '#domain/address/book/address-book.ts';
import type { AddressFault } from '#domain/address/fields/faults.ts';
import { type Answers, type Faults, withoutEmpty } from '#domain/journey/journey.ts';
import type { LetterFault, LetterField } from '#domain/letters/fields.ts';
import type { LetterChoices } from '#domain/letters/letters.ts';
import { checkedRecipient, type Doubt, type ListedRecipient, recipientsIn } from '#domain/letters/recipients.ts';
import { tableBytes } from '#domain/shared/table.ts';
import { askedView } from '#ui/address/party/party-check.view.ts';
import { partyFaultText } from '#ui/address/party/party-faults.view.ts';
import type { PartyView } from '#ui/address/party/party-fields.tsx';
import { shownLines } from '#ui/address/shown-address.ts';
import type { FilesView } from '#ui/components/files/files-field.tsx';
import { tableFaultText } from '#ui/forms/table-fault.view.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { recipientRefusalText } from '../letter-faults.view.ts';

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

export interface RecipientsView extends JourneyView {
  listTitle: string;
  list: RecipientView[];
  recipient: PartyView;
  sender: PartyView;
  book: { id: string; label: string; text: string }[];
  csv: FilesView;
}

interface Shown {
  options: LetterChoices;
  answers: Answers<LetterField>;
  faults: Faults<LetterField, LetterFault>;
  view: JourneyView;
  book: readonly BookEntry[];
}

export function recipientsView({ options, answers, faults, view, book }: Shown, wording: Wording): RecipientsView {
  const { t } = wording;
  const list = recipientsIn(answers).map((each, place) => recipientView(each, { place, options, wording }));
  const wrong = list.filter(({ fault }) => fault !== undefined).length;
  const doubted = list.filter(({ doubt }) => doubt !== undefined).length;
  const tooLarge = tableFaultText({ code: 'table-too-large', most: tableBytes }, wording);
  return {
    ...view,
    values: { 'recipient.country': options.countries[0]?.code ?? '', ...withoutEmpty(view.values) },
    listTitle: t('letters.listTitle', { count: list.length, wrong, doubted }),
    list,
    recipient: {
      party: 'recipient',
      title: t(list.length > 0 ? 'letters.anotherRecipient' : 'letters.recipient'),
      countries: [...options.countries],
      asksEmail: false,
      ...askedView(faults['recipient.confirmed'], wording),
    },
    sender: {
      party: 'sender',
      title: t('letters.sender'),
      country: t('letters.home'),
      asksEmail: true,
      ...askedView(faults['sender.confirmed'], wording),
    },
    book: book.flatMap(({ id, name, address }) =>
      address ? [{ id, label: name, text: shownLines(address, wording).join(', ') }] : [],
    ),
    csv: {
      hint: t('letters.csvHint', { count: options.maxRecipients }),
      accept: '.csv,text/csv',
      limits: { files: 1, fileSize: tableBytes, totalSize: null },
      says: { empty: t('letters.csvEmpty'), 'too-large': tooLarge, 'too-many': tooLarge, total: tooLarge },
    },
  };
}

function recipientView(
  { typed, refusal, doubt }: ListedRecipient,
  { place, options, wording }: { place: number; options: LetterChoices; wording: Wording },
): RecipientView {
  const checked = checkedRecipient(typed, options);
  const { companyName, firstName, lastName, streetName, additionalStreetName, codePostal, city } = typed;
  const name = companyName ?? [firstName, lastName].filter(Boolean).join(' ');
  const asTyped = [name, streetName ?? additionalStreetName, [codePostal, city].filter(Boolean).join(' ')];
  const lines =
    checked.kind === 'address'
      ? shownLines(checked.address, wording)
      : asTyped.filter((line): line is string => Boolean(line));
  const named = name || wording.t('letters.recipientNumber', { count: place + 1 });
  if (checked.kind === 'refused') {
    const [first] = Object.entries<AddressFault | undefined>(checked.faults);
    // A table names countries as it likes; the form offers those that are served.
    if (first?.[0] === 'country' && typed.country)
      return { place, lines, name: named, fault: recipientRefusalText('country-not-served', wording) };
    return { place, lines, name: named, ...(first?.[1] && { fault: partyFaultText(first[0], first[1], wording) }) };
  }
  return {
    place,
    lines,
    name: named,
    ...(refusal && { fault: recipientRefusalText(refusal, wording) }),
    ...(doubt && !refusal && { doubt: doubtView(checked.address, { doubt, wording }) }),
  };
}

const doubtView = (address: Address, { doubt, wording }: { doubt: Doubt; wording: Wording }) =>
  doubt === 'unknown'
    ? { text: wording.t('letters.doubtUnknown'), lines: null }
    : { text: wording.t('letters.doubtPlace'), lines: shownLines({ ...address, ...doubt }, wording) };
