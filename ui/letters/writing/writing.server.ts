import { editedField } from '#domain/journey/drafts.ts';
import type { Answers } from '#domain/journey/journey.ts';
import { levelOf } from '#domain/letters/journey.ts';
import type { DocumentRefusal, LetterChoices, LetterFault, LetterField } from '#domain/letters/letters.ts';
import { Fault } from '#domain/shared/fault.ts';
import { safeFileName } from '#domain/shared/file-name.ts';
import { unprintableSigns } from '#domain/shared/printable.ts';
import { isUnderScan } from '#domain/shared/scanned-file.ts';
import { field } from '#ui/forms/fields.ts';
import type { ReadStep } from '#ui/journey/journey-form.server.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import { contentTypeOf, nameForType } from '#ui/request/file-types.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { fittingButtons } from '../fitting.server.ts';
import { letterPrice } from '../letter-price.server.ts';
import { letters } from '../letters.journey.ts';
import { purgeDocument } from '../purge-document.server.ts';
import { writingView } from './writing.view.ts';

type WritingRead = ReadStep<LetterField, LetterFault, LetterChoices>;

/** Longer than any limit of a backend, so that a text that is too long is shown again whole. */
const longestText = 60_000;

const readWritingFields = (form: FormData): Answers<LetterField> => ({
  article: field(form, 'article', 64),
  source: field(form, 'source', 10),
  text: field(form, 'text', longestText).replaceAll('\r\n', '\n'),
});

/** « Créer » (journeys §4): a letter is typed or a file is given; the backend keeps it, and the draft only its id. */
export const writingPage = journeyStep(letters, {
  step: 'writing',
  answersToRedisplay: readWritingFields,
  async reads({ form, saved, options }, context) {
    const typed = readWritingFields(form);
    const read = await readSource({ typed, form, saved, options }, context);
    return { ...read, answers: { ...read.answers, article: levelOf(typed, options)?.article ?? '' } };
  },
  tries(query, { options }) {
    const begun = levelOf({ article: queryOf('lettersWriting', query).article ?? '' }, options);
    return begun?.article ? { article: begun.article } : null;
  },
  // What is typed or chosen beside them is none of theirs.
  alters: { fit: { ...fittingButtons.fit, isApart: true }, original: { ...fittingButtons.original, isApart: true } },
  price: letterPrice.price,
  view: ({ options, answers, faults }, { view, context }) =>
    writingView({ options, answers, view, hasFault: Object.keys(faults).length > 0 }, context.wording),
});

export const { action, loader } = writingPage;

interface PostedWriting {
  typed: Answers<LetterField>;
  saved: Answers<LetterField>;
  options: LetterChoices;
}

function readSource(posted: PostedWriting & { form: FormData }, context: RequestContext): Promise<WritingRead> {
  const { typed, saved } = posted;
  if (typed.source === 'write') return readText(posted, context);
  if (typed.source === 'import') return readFile(posted, context);
  return Promise.resolve({ answers: { document: saved.document ?? '' }, typed });
}

async function readText({ typed, saved, options }: PostedWriting, context: RequestContext): Promise<WritingRead> {
  const { text = '' } = typed;
  const { written, document: limits } = options;
  const before = { source: 'write', document: saved.document ?? '' };
  const wrong = (fault: LetterFault): WritingRead => ({
    answers: before,
    typed,
    faults: { text: fault },
    isLost: true,
  });
  if (text.trim() === '') return { ...wrong({ code: 'required' }), isLost: false };
  if (text.length > limits.textLength)
    return wrong({ code: 'text-too-long', count: text.length, most: limits.textLength });
  const signs = unprintableSigns(text);
  if (signs.length > 0) return wrong({ code: 'text-characters', signs });
  if (written && written.text === text) return { answers: before, typed };
  const name = `${context.wording.t('letters.fileName')}.txt`;
  const content = new Blob([text], { type: 'text/plain' });
  const answer = await context.ports.letters.keep({ name, type: 'text/plain', content });
  if (answer.kind === 'refused') {
    if (answer.refusal === 'sign-not-printable') return wrong({ code: 'sign-not-printable' });
    // Nothing that the shopper can change of a text explains another refusal.
    if (answer.refusal !== 'text-too-long' && answer.refusal !== 'too-large')
      throw new Fault('contract', 'letters.keep');
    return wrong({ code: 'text-too-long', count: text.length, most: limits.textLength });
  }
  const { document } = answer;
  return {
    answers: { source: 'write', document: document.id },
    typed,
    options: { ...options, written: document },
    afterwards: () => purgeReplaced(saved, context),
  };
}

/** A document that another one takes the place of is purged, unless a line was composed of it and is only being changed. */
async function purgeReplaced(saved: Answers, { ports }: RequestContext): Promise<void> {
  if (saved.document && !saved[editedField]) await purgeDocument(saved.document, ports);
}

const fileFaults: Record<DocumentRefusal, LetterFault> = {
  'too-large': { code: 'file-too-large' },
  type: { code: 'file-type' },
  empty: { code: 'file-empty' },
  'text-too-long': { code: 'too-many-pages' },
  'sign-not-printable': { code: 'unreadable' },
  other: { code: 'unreadable' },
};

async function readFile(
  { typed, form, saved, options }: PostedWriting & { form: FormData },
  context: RequestContext,
): Promise<WritingRead> {
  const { wording } = context;
  const { types, fileSize } = options.document;
  const before = { source: 'import', document: saved.document ?? '' };
  const wrong = (fault: LetterFault): WritingRead => ({
    answers: before,
    typed,
    faults: { file: fault },
    isLost: true,
  });
  if ((await context.unreadFiles()).length > 0) return wrong({ code: 'file-too-large' });
  const file = form.get('file');
  // Without a new file, the one that is kept is meant.
  if (!(file instanceof File)) return { answers: before, typed };
  if (file.size === 0) return wrong({ code: 'file-empty' });
  if (file.size > fileSize) return wrong({ code: 'file-too-large' });
  const type = await contentTypeOf(file);
  if (type === null || !types.some((each) => each.type === type)) return wrong({ code: 'file-type' });
  const name = nameForType(safeFileName(file.name, { otherwise: wording.t('letters.fileName') }), type);
  const answer = await context.ports.letters.keep({ name, type, content: file });
  if (answer.kind === 'refused') return wrong(fileFaults[answer.refusal]);
  const { document } = answer;
  return {
    answers: { source: 'import', document: document.id },
    typed,
    options: { ...options, written: document },
    afterwards: () => purgeReplaced(saved, context),
    ...(isUnderScan(document) && { to: letters.path('writing', wording) }),
  };
}
