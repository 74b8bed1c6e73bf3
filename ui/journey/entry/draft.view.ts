import { editedField, type JourneyDraft } from '#domain/journey/drafts.ts';
import type { Answers } from '#domain/journey/journey.ts';
import type { Price } from '#domain/shared/money.ts';
import type { NoticeView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';
import type { JourneyDeclaration, ResumableJourney, SummaryRow } from '../journey-declaration.ts';
import type { JourneyEntryView } from './journey-entry.tsx';
import type { ParkedDraftView } from './parked-draft.tsx';

/** No answer is shown: those of a letter are told of the document of the other. */
export const parkedDraftView = ({ t }: Pick<Wording, 't'>, version: number): ParkedDraftView => ({
  version,
  title: t('journey.asideTitle'),
  text: t('journey.asideText'),
  resume: t('journey.asideResume'),
});

/** What was composed before, with the ways on and back to the beginning; nothing where nothing was. */
export function draftView(
  { draftTitle, resume }: ResumableJourney,
  { draft, rows, wording }: { draft: JourneyDraft; rows: SummaryRow[]; wording: Wording },
): Pick<JourneyEntryView, 'draft'> {
  const { t } = wording;
  const isBegun = Object.keys(draft.answers).some((field) => field !== editedField);
  if (!isBegun) return {};
  return {
    draft: {
      title: draftTitle(wording),
      rows,
      resume: { label: t('journey.resume'), href: resume(wording) },
      restart: { ask: t('journey.restart'), text: t('journey.restartText'), now: t('journey.restartNow') },
    },
  };
}

/** What an entry is made of. */
export interface EntryInput<Options> {
  options: Options;
  draft: JourneyDraft;
  notices: NoticeView[];
  /** The lowest price of the service's postage. */
  lowest?: Price | null;
}

interface EntryTexts<Step extends string> {
  text: string;
  start: string;
  /** Where one begins. */
  first: Step;
  /** What the page was reached with. */
  answers?: Answers;
  /** Whether a row of a draft is shown before one goes on: enough to know it again, and no address. */
  isPreviewed?(row: SummaryRow<Step>, at: number): boolean;
}

/** What every entry shows: its title, what is good to know, where one begins, and the draft that waits. */
export function entryBase<Step extends string, Field extends string, Fault, Options>(
  declaration: JourneyDeclaration<Step, Field, Fault, Options>,
  page: EntryInput<Options> & EntryTexts<Step>,
  wording: Wording,
): JourneyEntryView {
  const { options, draft, notices, lowest = null, text, start, first, answers = {}, isPreviewed } = page;
  const all = declaration.summary(draft.answers, { options, wording });
  const rows = isPreviewed ? all.filter(isPreviewed) : all;
  const { t, paths } = wording;
  return {
    trail: [{ label: t('catalog.home'), href: paths.home() }],
    title: declaration.title(wording),
    ...declaration.facts({ options, answers, lowest }, wording),
    text,
    notices,
    picture: declaration.name as JourneyEntryView['picture'],
    start: { label: start, href: declaration.path(first, wording) },
    ...draftView(declaration, { draft, rows, wording }),
  };
}
