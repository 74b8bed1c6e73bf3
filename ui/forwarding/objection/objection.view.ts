import type { Objection } from '#domain/forwarding/forwarding.ts';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import { contractPlace } from '#ui/forwarding/contract/contract.view.ts';
import type { Wording } from '#ui/wording/wording.ts';

export interface ObjectionView {
  title: string;
  trail: LinkView[];
  notices: NoticeView[];
  /** Whose mail is forwarded or kept, from when. */
  facts: string[];
  /** What stopping it means, while it may be stopped. */
  form?: { text: string; act: string };
  ways: LinkView[];
}

interface ObjectionViewInput {
  objection: Objection;
  notices: NoticeView[];
  /** `YYYY-MM-DD`, in Paris. */
  today: string;
}

/** What whoever holds the link of a contract's letters may do. */
export function objectionView({ objection, notices, today }: ObjectionViewInput, wording: Wording): ObjectionView {
  const { t, paths, numericDay } = wording;
  const { status, from, startDate, until } = objection;
  const kind = objectionKind(objection);
  const started =
    startDate !== null && startDate <= today ? 'forwarding.objectionStarted' : 'forwarding.objectionStart';
  return {
    title: t('forwarding.objectionTitle', { kind }),
    trail: [{ label: t('catalog.home'), href: paths.home() }],
    notices: [...notices, ...stateNotices(objection, wording)],
    facts: [
      t('forwarding.objectionAbout', { kind, place: contractPlace(from) || 'none' }),
      ...(status === 'open' && startDate ? [t(started, { day: numericDay(startDate) })] : []),
      ...(status === 'open' && until ? [t('forwarding.objectionUntil', { day: numericDay(until) })] : []),
    ],
    ...(status === 'open' && {
      form: { text: t('forwarding.objectionText', { kind }), act: t('forwarding.objectionAct', { kind }) },
    }),
    ways: [{ label: t('forwarding.toHelp'), href: paths.help() }],
  };
}

/** Which words of a contract the page chooses. */
export const objectionKind = ({ isKept }: Objection): 'kept' | 'forwarded' => (isKept ? 'kept' : 'forwarded');

function stateNotices(objection: Objection, { t, numericDay }: Wording): NoticeView[] {
  const { status, objectedAt } = objection;
  const kind = objectionKind(objection);
  if (status === 'over') return [{ tone: 'info', text: t('forwarding.objectionOver') }];
  if (status === 'open') return [];
  const text = objectedAt
    ? t('forwarding.objectionDone', { kind, day: numericDay(objectedAt) })
    : t('forwarding.objectionDoneUndated', { kind });
  return [{ tone: 'success', text }];
}
