import type { Answers } from '#domain/journey/journey.ts';
import { logoJourney } from '#domain/logo/journey.ts';
import type { Logo, LogoChoices, LogoField, RefusalCode } from '#domain/logo/logo.ts';
import { answerOfSubject, logoOf, type Subject } from '#domain/logo/subject.ts';
import type { LogoLabel } from '#domain/orders/line-status.ts';
import type { FilesView } from '#ui/components/files/files-field.tsx';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import { type LineLabelView, logoLabelView } from '#ui/order-lines/line-label.view.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type LapseView, lapseNotices } from '../lapse.view.ts';
import { subjectPath } from '../subject-path.ts';
import { type SentView, sentView } from './sent.view.ts';

export interface OwnedView {
  id: string;
  name: string;
  image: string;
  /** Absent of a state that the shop does not know. */
  state?: LineLabelView;
  /** What the list is filtered by. */
  group?: LogoLabel;
  /** When it was sent, and until when it may be used. */
  dates: string[];
  /** Why it was refused, and how that is mended. */
  refusal?: NoticeView;
  /** What may be done with it, the most wanted first, and the order that it was bought with. */
  links: WayView[];
  order?: WayView;
}

/** `text`: without the name of its logo. */
type WayView = LinkView & { text: string };

export interface LibraryView extends JourneyView {
  lapses: LapseView[];
  owned: OwnedView[];
  /** The states of a long list, each with how many there are; empty: all are seen at once. */
  filters: { value: string; label: string }[];
  /** Shows those that are folded; absent: all are seen at once. */
  all?: string;
  /** Why no logo is shown. */
  none?: NoticeView & { link?: LinkView };
  /** What may be done here: one that is chosen is no question. */
  subjects: { value: string; title: string; text: string; selected: boolean }[];
  /** What the tab says of a logo that is renewed or sent again. */
  subject?: string;
  checklist: string[];
  files: FilesView;
  /** The picture that is kept. */
  sent: SentView | null;
}

interface LibraryStepInput {
  options: LogoChoices;
  answers: Answers<LogoField>;
  view: JourneyView;
  /** Something posted was refused, and the picture that was kept before it stays. */
  hasFault: boolean;
  isSignedIn: boolean;
}

export function libraryView(input: LibraryStepInput, wording: Wording): LibraryView {
  const { options, answers, view, hasFault } = input;
  const { t } = wording;
  const none = noneView(input, wording);
  const subjects = subjectsView(options, answers, wording);
  const [, owned] = subjects;
  return {
    ...view,
    ...(!owned && { next: t('logo.nextNew') }),
    lapses: lapseNotices(options, wording),
    owned: (options.logos ?? []).map((one) => ownedView(one, wording)),
    filters: filtersView(options.logos ?? [], wording),
    ...((options.logos?.length ?? 0) > mostSeen && { all: t('logo.showAll', { count: options.logos?.length ?? 0 }) }),
    ...(none && { none }),
    subjects,
    ...(owned && { subject: owned.title }),
    checklist: checklistTexts.map((key) => t(key)),
    files: filesView(options, wording),
    sent: options.sent ? sentView(options.sent, { hasFault, wording }) : null,
  };
}

/** So many cards stand above the form; the style sheet folds the others. */
const mostSeen = 6;

/** As many are seen at once without being looked for. */
const fewLogos = 5;

function filtersView(logos: readonly Logo[], wording: Wording): LibraryView['filters'] {
  const groups = [...Map.groupBy(logos, ({ label }) => label)].flatMap(([label, { length: count }]) =>
    label ? [{ value: label, label: `${logoLabelView(label, wording).text} (${count})` }] : [],
  );
  if (logos.length <= fewLogos || groups.length < 2) return [];
  return [{ value: 'all', label: wording.t('logo.filterAll', { count: logos.length }) }, ...groups];
}

const checklistTexts = [
  'logo.checkPolitical',
  'logo.checkReligious',
  'logo.checkAlcohol',
  'logo.checkCelebrity',
  'logo.checkMark',
  'logo.checkText',
] as const;

function noneView({ options, isSignedIn }: LibraryStepInput, { t, paths }: Wording): LibraryView['none'] | null {
  if (!isSignedIn) {
    const redirect = paths.logoLibrary();
    const link = { label: t('logo.signIn'), href: paths.signIn({ redirect, fallback: redirect, profile: 'pro' }) };
    return { tone: 'info', text: t('logo.signInText'), link };
  }
  if (options.logos === null) return { tone: 'warning', text: t('logo.libraryAway') };
  return options.logos.length === 0 ? { tone: 'info', text: t('logo.libraryEmpty') } : null;
}

const advices = {
  political: 'logo.advicePolitical',
  religious: 'logo.adviceReligious',
  'alcohol-tobacco': 'logo.adviceAlcohol',
  celebrity: 'logo.adviceCelebrity',
  'third-party-mark': 'logo.adviceMark',
  'unreadable-text': 'logo.adviceText',
  other: 'logo.adviceOther',
} as const satisfies Record<RefusalCode, string>;

/** Whether the subscription still runs is known by its state alone. */
const endTexts = {
  approved: 'logo.validUntil',
  expired: 'logo.ended',
  removed: 'logo.ended',
  awaiting: null,
  refused: null,
} as const satisfies Record<LogoLabel, string | null>;

function ownedView(owned: Logo, wording: Wording): OwnedView {
  const { t, numericDay, paths } = wording;
  const { id, name, label, submittedAt, endDate, refusal, isResubmittable, order } = owned;
  const endText = label && endTexts[label];
  const end = endDate && endText && t(endText, { date: numericDay(endDate) });
  return {
    id,
    name,
    image: paths.logoImage({ logoId: id }),
    ...(label && { state: logoLabelView(label, wording), group: label }),
    dates: [t('logo.submitted', { date: numericDay(submittedAt) }), ...(end ? [end] : [])],
    ...(refusal && {
      refusal: {
        tone: 'warning',
        ...(refusal.message && { title: refusal.message }),
        text: t(isResubmittable ? advices[refusal.code] : 'logo.adviceOver'),
      },
    }),
    links: waysOf(owned, wording),
    ...(order && {
      order: {
        label: t('logo.seeOrder', { code: order.code }),
        text: t('logo.orderShort'),
        href: paths.orderDetail(order),
      },
    }),
  };
}

/** A new logo, and what was chosen in the list: however many logos there are, the file to send stays in sight. */
function subjectsView(
  options: LogoChoices,
  answers: Answers<LogoField>,
  { t, numericDay }: Wording,
): LibraryView['subjects'] {
  const { subject: chosen } = logoJourney(options).read(answers).values;
  const owned = chosen && logoOf(chosen, options);
  const fresh = {
    value: answerOfSubject({ kind: 'new' }),
    title: t('logo.subjectNew'),
    text: t('logo.subjectNewText'),
  };
  if (!owned) return [{ ...fresh, selected: chosen?.kind === 'new' || !answers.subject }];
  const { name, endDate } = owned;
  const titled =
    chosen.kind === 'extension'
      ? {
          title: t('logo.extend', { name }),
          text: endDate ? t('logo.extendText', { date: numericDay(endDate) }) : '',
        }
      : { title: t('logo.resubmit', { name }), text: t('logo.resubmitText') };
  return [
    { ...fresh, selected: false },
    { value: answerOfSubject(chosen), ...titled, selected: true },
  ];
}

/** What may be done with a logo: its link puts it at the head of the page. */
const waysOf = ({ id, name, label, isExtendable, isResubmittable }: Logo, wording: Wording): WayView[] => {
  const { t, paths } = wording;
  const way = (subject: Subject, label: string, text: string) => ({
    label,
    text,
    href: subjectPath(subject, wording),
  });
  return [
    ...(label === 'approved'
      ? [{ label: t('logo.use', { name }), text: t('logo.useShort'), href: paths.stampsConfiguration({ logo: id }) }]
      : []),
    ...(isExtendable
      ? [way({ kind: 'extension', logoId: id }, t('logo.extend', { name }), t('logo.extendShort'))]
      : []),
    ...(isResubmittable
      ? [way({ kind: 'resubmission', logoId: id }, t('logo.resubmit', { name }), t('logo.resubmitShort'))]
      : []),
  ];
};

/** « PNG, JPG ou SVG » */
function typesInWords({ picture: { types } }: LogoChoices, { t }: Wording): string {
  const names = types.map(({ name }) => name);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : t('logo.or', { list: names.join(', '), last });
}

function filesView(options: LogoChoices, wording: Wording): FilesView {
  const { t, fileSize } = wording;
  const { types, fileSize: most, minWidth, minHeight } = options.picture;
  const tooLarge = t('logo.fault.file-too-large');
  return {
    hint: t('logo.fileHint', { types: typesInWords(options, wording), size: fileSize(most), minWidth, minHeight }),
    accept: types.map(({ type }) => type).join(','),
    limits: { files: 1, fileSize: most, totalSize: null },
    says: {
      empty: t('logo.fault.file-empty'),
      type: t('logo.fault.file-type'),
      'too-large': tooLarge,
      'too-many': tooLarge,
      total: tooLarge,
    },
  };
}
