import type { FailureEvent } from '#domain/analytics/catalogue.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { type FailureKind, failureEvent, failures } from '#ui/request/error/failures.ts';
import type { QueryValues } from '#ui/routing/queries/queries.ts';
import type { Wording } from '#ui/wording/wording.ts';

type Failed = NonNullable<QueryValues<'orderDetail'>['failure']>;

const kinds: Record<Exclude<Failed, 'choix'>, FailureKind> = {
  etiquette: 'label-download',
  etiquettes: 'labels-download',
  timbres: 'stamp-download',
  lettre: 'letter-download',
  facture: 'invoice-download',
  'page-test': 'test-page-download',
};

/** What a page says of a download that led back to it, and the event that counts it (specification §8). */
export function downloadNews(
  failed: Failed | null,
  wording: Wording,
): { notices: NoticeView[]; failure?: FailureEvent } {
  if (failed === null) return { notices: [] };
  if (failed === 'choix')
    return { notices: [{ tone: 'error', text: wording.t('labels.chooseOne'), takesFocus: true }] };
  const kind = kinds[failed];
  const text = wording.t(failures[kind].message);
  return { notices: [{ tone: 'error', text, takesFocus: true }], failure: failureEvent(kind, wording) };
}
