import type { components } from '#contracts/generated/letters.ts';
import { isEligible } from '../session/addresses.ts';
import { dayOf, nowIn } from '../shared/calendar/clock.ts';
import { printableRefusals } from '../shared/printable.ts';
import { isAnswer } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { COLOURS, isLevel, type Level, mostSheets } from '../tariffs/letters.ts';
import { MOST_RECIPIENTS } from '../tariffs/service-limits.ts';
import { documentOf, scanStateOf } from './documents.ts';
import { SERVED } from './options.ts';
import type { DocumentRecord, WireLetter } from './records.ts';

export type Refusal = components['schemas']['LetterRefusal'];
type Verdict = components['schemas']['LetterQuote']['recipients'][number];

/** With these a document is never printed. */
const FATAL = ['ENCRYPTED', 'SCRIPTED', 'NOT_A4', 'TOO_MANY_PAGES', 'UNREADABLE'];
const ADDRESS_PAGES = ['FIRST_PAGE', 'MOVED', 'COVER'];

export interface Judged {
  refusals: Refusal[];
  recipients: Verdict[];
  document: DocumentRecord | null;
}

/** The refusals of a letter, complete or not; the gravest first. */
export function judge(world: World, letter: WireLetter, owner: string | null): Judged {
  const document = orNull(() => documentOf(world, letter.documentId, owner));
  const recipients = (letter.recipients ?? []).map(verdictOf);
  return {
    document,
    recipients,
    refusals: [
      ...aboutDocument(world, document),
      ...aboutPages(letter, document),
      ...aboutLevel(world, letter, document),
      ...aboutRecipients(recipients),
      ...printableRefusals(letter),
    ],
  };
}

function orNull<Value>(find: () => Value): Value | null {
  try {
    return find();
  } catch (thrown) {
    if (isAnswer(thrown)) return null;
    throw thrown;
  }
}

/** Whether these refusals still allow a price. */
export const isPriced = (refusals: readonly Refusal[]): boolean =>
  !refusals.some(({ subject }) => ['documentId', 'colour', 'level'].includes(subject));

/** Sheets in one envelope. */
export function sheetsOf({ duplex, addressPage }: WireLetter, { pages }: Pick<DocumentRecord, 'pages'>): number {
  return (duplex ? Math.ceil(pages / 2) : pages) + (addressPage === 'COVER' ? 1 : 0);
}

function aboutDocument(world: World, document: DocumentRecord | null): Refusal[] {
  const subject = 'documentId';
  if (!document) return [{ reason: 'documentUnknown', subject }];
  if (scanStateOf(document, nowIn(world)) !== 'CLEAN') return [{ reason: 'documentNotClean', subject }];
  return document.findings.some(({ code }) => FATAL.includes(code))
    ? [{ reason: 'documentNotPrintable', subject }]
    : [];
}

function aboutPages({ colour, addressPage }: WireLetter, document: DocumentRecord | null): Refusal[] {
  const zone = document?.findings.find(({ code }) => code === 'ADDRESS_ZONE');
  const isInTheWay = zone && (addressPage === 'FIRST_PAGE' || (addressPage === 'MOVED' && !zone.moveDown));
  return [
    ...(COLOURS.some((each) => each === colour) ? [] : [{ reason: 'colourUnknown', subject: 'colour' }]),
    ...(ADDRESS_PAGES.includes(addressPage) ? [] : [{ reason: 'addressPageUnknown', subject: 'addressPage' }]),
    ...(isInTheWay ? [{ reason: 'addressZone', subject: 'addressPage' }] : []),
  ];
}

export const levelOf = ({ level = 'GREEN' }: WireLetter): Level | null => (isLevel(level) ? level : null);

function aboutLevel(world: World, letter: WireLetter, document: DocumentRecord | null): Refusal[] {
  const level = levelOf(letter);
  if (!level) return [{ reason: 'levelUnknown', subject: 'level' }];
  const maxSheets = mostSheets(level, dayOf(nowIn(world)));
  const isTooMany = document !== null && sheetsOf(letter, document) > maxSheets;
  return [
    ...(isTooMany ? [{ reason: 'tooManySheets', subject: 'level', maxSheets }] : []),
    ...(letter.acknowledgement && level !== 'REGISTERED'
      ? [{ reason: 'acknowledgementNotOffered', subject: 'acknowledgement' }]
      : []),
  ];
}

function verdictOf(address: NonNullable<WireLetter['recipients']>[number]): Verdict {
  if (!SERVED.includes(address.country.isocode)) return { accepted: false, reason: 'countryNotServed' };
  return isEligible(address) ? { accepted: true } : { accepted: false, reason: 'notEligible' };
}

function aboutRecipients(recipients: readonly Verdict[]): Refusal[] {
  if (recipients.length > MOST_RECIPIENTS)
    return [{ reason: 'tooManyRecipients', subject: 'recipients', maxRecipients: MOST_RECIPIENTS }];
  const isNobody = recipients.length > 0 && recipients.every(({ accepted }) => !accepted);
  return isNobody ? [{ reason: 'noRecipient', subject: 'recipients' }] : [];
}
