import type { Answers } from '#domain/journey/journey.ts';
import { faultOf } from '#domain/letters/document.ts';
import type { LetterChoices, LetterDocument, LetterField } from '#domain/letters/letters.ts';
import { isUnderScan } from '#domain/shared/scanned-file.ts';
import type { FilesView } from '#ui/components/files/files-field.tsx';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { documentText } from '../document-text.view.ts';
import { type FittingView, fittingView } from '../fitting.view.ts';
import { letters } from '../letters.journey.ts';

export interface DocumentView {
  name: string;
  notice: NoticeView;
  /** While it is scanned: the page asks again by itself, or by this link. */
  refresh?: LinkView;
  pdf?: LinkView;
  fitting?: FittingView;
  /** When it is purged. */
  purged: string;
}

export interface WritingView extends JourneyView {
  sources: { value: string; title: string; text: string; selected: boolean }[];
  text: { value: string; hint: string; most: number };
  files: FilesView;
  /** The file that is kept. */
  document: DocumentView | null;
}

interface WritingStepInput {
  options: LetterChoices;
  answers: Answers<LetterField>;
  view: JourneyView;
  /** Something posted was refused, and the file that was kept before it stays. */
  hasFault: boolean;
}

export function writingView({ options, answers, view, hasFault }: WritingStepInput, wording: Wording): WritingView {
  const { t, number } = wording;
  const { document: limits, written } = options;
  const source = answers.source ?? 'write';
  return {
    ...view,
    sources: [
      {
        value: 'write',
        title: t('letters.write'),
        text: t('letters.writeText'),
        selected: source === 'write',
      },
      {
        value: 'import',
        title: t('letters.import'),
        text: t('letters.importText', { types: typesInWords(options, wording) }),
        selected: source === 'import',
      },
    ],
    text: {
      value: answers.text ?? written?.text ?? '',
      hint: t('letters.textHint', { most: number(limits.textLength) }),
      most: limits.textLength,
    },
    files: filesView(options, wording),
    document: written && written.text === null ? documentView(written, { hasFault, wording }) : null,
  };
}

/** « PDF, DOCX ou ODT » */
function typesInWords({ document: { types } }: LetterChoices, { t }: Wording): string {
  const names = types.map(({ name }) => name);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : t('letters.or', { list: names.join(', '), last });
}

function filesView(options: LetterChoices, wording: Wording): FilesView {
  const { t, fileSize } = wording;
  const { types, fileSize: most, pages } = options.document;
  const tooLarge = t('letters.fault.file-too-large');
  return {
    hint: t('letters.fileHint', { types: typesInWords(options, wording), size: fileSize(most), count: pages }),
    accept: types.map(({ type }) => type).join(','),
    limits: { files: 1, fileSize: most, totalSize: null },
    says: {
      empty: t('letters.fault.file-empty'),
      type: t('letters.fault.file-type'),
      'too-large': tooLarge,
      'too-many': tooLarge,
      total: tooLarge,
    },
  };
}

function documentView(
  written: LetterDocument,
  { hasFault, wording }: { hasFault: boolean; wording: Wording },
): DocumentView {
  const { t, moment, paths } = wording;
  const fault = faultOf(written);
  const fitting = fittingView(written, wording);
  const base = {
    name: documentText(written, wording) ?? written.name,
    purged: t('letters.purgedAt', { moment: moment(written.expiresAt) }),
    ...(fitting && { fitting }),
  };
  if (isUnderScan(written)) {
    const text = t(written.state === 'received' ? 'letters.received' : 'letters.scanning');
    const refresh = { label: t('letters.refresh'), href: letters.path('writing', wording) };
    return { ...base, notice: { tone: 'info', text }, refresh };
  }
  if (fault) {
    const text = letters.faultText({ field: 'file', fault }, wording);
    // Nobody can order it, unless it is fitted to the page first.
    const purged = fitting ? base.purged : t('letters.purgedOn', { moment: moment(written.expiresAt) });
    return { ...base, notice: { tone: 'error', text }, purged };
  }
  const pdf = { label: t('letters.seePdf'), href: paths.letterPdf() };
  if (hasFault) return { ...base, notice: { tone: 'info', text: t('letters.notKept') }, pdf };
  const isOther = written.findings.some(({ kind }) => kind === 'fonts');
  return {
    ...base,
    notice: { tone: 'success', text: t(isOther ? 'letters.cleanConverted' : 'letters.clean') },
    pdf,
  };
}
