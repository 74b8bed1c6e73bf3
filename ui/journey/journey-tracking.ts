import type { FailureEvent, PageView } from '#domain/analytics/catalogue.ts';
import { stepPageView } from '#domain/analytics/page-views.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { failures } from '#ui/request/error/failures.ts';
import type { Wording } from '#ui/wording/wording.ts';
import type { JourneyDeclaration } from './journey-declaration.ts';

/** What the address of a step may say without being about another part of the same page. */
const aboutTheWayHere = new Set(['note', 'retire']);

type Measured = Pick<JourneyDeclaration<string, string, never, never>, 'name' | 'measuredAs'>;

const measuredStep = ({ measuredAs }: Measured, step: string): string => measuredAs[step] ?? step;

/** What figures call a step. */
export const measuredPlace = (journey: Measured, step: string): string =>
  `${journey.name}_${measuredStep(journey, step)}`;

interface PageVisit {
  /** Of the address. */
  query: URLSearchParams;
  /** The form that was posted; one that is restored was posted on an earlier page. */
  posted: { kind: 'refused' | 'displayed' | 'failed' | 'restored' } | null;
}

/**
 * The page view of a page of a journey, counted once: neither an answer to a form nor a preview, a search or a list that
 * the page shows by a query of its own is seen again.
 */
export function journeyPageView(journey: Measured, step: string, { query, posted }: PageVisit): PageView | undefined {
  const isAgain =
    (posted && posted.kind !== 'restored') || [...query.keys()].some((name) => !aboutTheWayHere.has(name));
  return isAgain ? undefined : stepPageView(journey.name, measuredStep(journey, step));
}

interface RefusedPost {
  /** Of the step. */
  place: string;
  /** Of the step's form, once it is posted. */
  state: { isRefusedThere?: true } | null;
  notices: readonly NoticeView[];
}

/**
 * The failure event of a step that the backend refused: with the message above the form, or the title of its faults,
 * whose own texts may name what was typed.
 */
export const refusalEvent = (
  { place, state, notices }: RefusedPost,
  { t }: Pick<Wording, 't'>,
): FailureEvent | undefined =>
  state?.isRefusedThere && {
    failure: failures['journey-save'].trackingId,
    text: notices[0]?.text ?? t('journey.errors', { count: 1 }),
    attempts: 1,
    details: `journey-refused_${place}`,
  };
