import { editedField } from '#domain/journey/drafts.ts';
import type { Answers } from '#domain/journey/journey.ts';
import { logoJourney } from '#domain/logo/journey.ts';
import type { LogoChoices, LogoFault, LogoField, PictureRefusal } from '#domain/logo/logo.ts';
import { pictureHead } from '#domain/logo/picture-head.ts';
import { subjectOf } from '#domain/logo/subject.ts';
import { orNull } from '#domain/shared/fault.ts';
import { safeFileName } from '#domain/shared/file-name.ts';
import { isUnderScan } from '#domain/shared/scanned-file.ts';
import { field } from '#ui/forms/fields.ts';
import type { ReadStep } from '#ui/journey/journey-form.server.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import { nameForType } from '#ui/request/file-types.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { logo } from '../logo.journey.ts';
import { logoPrice } from '../logo-price.server.ts';
import { libraryView } from './library.view.ts';

type PictureRead = ReadStep<LogoField, LogoFault, LogoChoices>;

const readSubject = (form: FormData): Answers<LogoField> => ({ subject: field(form, 'subject', 80) });

/** What is to be done with one of the logos, as its link in the list asks; `null` where it may not be. */
function chosenIn(query: URLSearchParams, options: LogoChoices): Answers<LogoField> | null {
  const chosen = { subject: queryOf('logoLibrary', query).demande ?? '' };
  const { subject } = logoJourney(options).read(chosen).values;
  return subject && subject.kind !== 'new' ? chosen : null;
}

/** « Bibliothèque » (journeys §7): the company's logos, and a picture for a new one; the backend keeps it. */
export const libraryPage = journeyStep(logo, {
  step: 'library',
  // A logo that is sent again costs nothing.
  decidesPrice: true,
  notes: { renvoye: ['success', 'logo.sentAgain'] },
  answersToRedisplay: readSubject,
  tries: (query, { options }) => chosenIn(query, options),
  reads({ form, saved, options }, context) {
    const typed = readSubject(form);
    // A picture that came before it was said what it is for is kept: nobody has to choose it again.
    if (subjectOf(typed.subject)?.kind !== 'extension') return readPicture({ typed, form, saved, options }, context);
    return Promise.resolve({ answers: { ...typed, picture: saved.picture ?? '' }, typed });
  },
  price: logoPrice.price,
  view: ({ options, answers, faults }, { view, context }) =>
    libraryView(
      { options, answers, view, hasFault: Object.keys(faults).length > 0, isSignedIn: context.session.open !== null },
      context.wording,
    ),
});

export const { action, loader } = libraryPage;

/** As much of a file as tells what it is: a large profile of colours may stand before a picture's size. */
const headSize = 256 * 1024;

const fileFaults: Record<PictureRefusal, LogoFault> = {
  'too-large': { code: 'file-too-large' },
  type: { code: 'file-type' },
  empty: { code: 'file-empty' },
  other: { code: 'unreadable' },
};

interface PostedPicture {
  typed: Answers<LogoField>;
  form: FormData;
  saved: Answers<LogoField>;
  options: LogoChoices;
}

async function readPicture(
  { typed, form, saved, options }: PostedPicture,
  context: RequestContext,
): Promise<PictureRead> {
  const { wording } = context;
  const before = { ...typed, picture: saved.picture ?? '' };
  const wrong = (fault: LogoFault): PictureRead => ({ answers: before, typed, faults: { file: fault }, isLost: true });
  if ((await context.unreadFiles()).length > 0) return wrong({ code: 'file-too-large' });
  const file = form.get('file');
  // Without a new file, the one that is kept is meant.
  if (!(file instanceof File)) return { answers: before, typed };
  const found = await typeOrFault(file, options);
  if ('code' in found) return wrong(found);
  const name = nameForType(safeFileName(file.name, { otherwise: wording.t('logo.unnamed') }), found.type);
  const answer = await context.ports.logos.keep({ name, type: found.type, content: file });
  if (answer.kind === 'refused') return wrong(fileFaults[answer.refusal]);
  const { picture } = answer;
  return {
    answers: { ...typed, picture: picture.id },
    typed,
    options: { ...options, sent: picture },
    afterwards: () => purgeReplaced(saved, context),
    ...(isUnderScan(picture) && { to: logo.path('library', wording) }),
  };
}

/** What its content shows it to be, or why it is not sent on: nothing is begun with what cannot be printed. */
async function typeOrFault(file: File, { picture }: LogoChoices): Promise<{ type: string } | LogoFault> {
  const { fileSize, types, minWidth, minHeight } = picture;
  if (file.size === 0) return { code: 'file-empty' };
  if (file.size > fileSize) return { code: 'file-too-large' };
  const head = pictureHead(new Uint8Array(await file.slice(0, headSize).arrayBuffer()));
  if (!head || !types.some(({ type }) => type === head.type)) return { code: 'file-type' };
  if (head.isForInks) return { code: 'colour-space' };
  const { type, size } = head;
  const isSmall = size && size.width < minWidth && size.height < minHeight;
  return isSmall ? { code: 'too-few-pixels', ...size, minWidth, minHeight } : { type };
}

/**
 * A picture that another one takes the place of is purged, unless a line of the cart was composed of it and is only
 * being changed. What cannot be purged now is purged by the backend when its time is over.
 */
async function purgeReplaced(saved: Answers, { ports }: RequestContext): Promise<void> {
  if (saved.picture && !saved[editedField]) await orNull(ports.logos.purge(saved.picture));
}
