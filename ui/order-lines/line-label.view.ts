import type { LineLabel, LineState, LogoLabel } from '#domain/orders/line-status.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** How a state is shown: what waits for the shopper, what is under way, what is done, what is late, what went wrong. */
export type StateTone = 'waiting' | 'now' | 'done' | 'late' | 'stopped';

export interface LineLabelView {
  text: string;
  tone: StateTone;
}

const tones: Record<LineLabel, StateTone> = {
  created: 'waiting',
  'to-download': 'now',
  'to-download-before': 'now',
  downloaded: 'done',
  'to-send': 'now',
  deposited: 'done',
  'to-drop-off': 'now',
  'refund-pending': 'waiting',
  refunded: 'done',
  'partially-refunded': 'done',
  'refund-impossible': 'stopped',
  'refund-refused': 'stopped',
  'refund-expired': 'stopped',
  expired: 'stopped',
  'label-no-longer-valid': 'stopped',
  cancelled: 'stopped',
  'logo-awaiting': 'waiting',
  'logo-refused': 'stopped',
};

interface Stated {
  state: Pick<LineState, 'label'>;
  /** `YYYY-MM-DD`: the last day on which the file may be had. */
  availableUntil: string | null;
}

/** The label of a service's line, word for word (spec §4); without a day, « À télécharger » (postal-domain 9.39). */
export function lineLabelView(
  { state: { label }, availableUntil }: Stated,
  { t, numericDay }: Pick<Wording, 't' | 'numericDay'>,
): LineLabelView {
  const tone = tones[label];
  if (label !== 'to-download-before') return { text: t(`orders.line.${label}`), tone };
  if (availableUntil === null) return { text: t('orders.line.to-download'), tone };
  return { text: t('orders.line.to-download-before', { date: numericDay(availableUntil) }), tone };
}

const logoTones: Record<LogoLabel, StateTone> = {
  approved: 'done',
  refused: 'stopped',
  expired: 'stopped',
  awaiting: 'waiting',
  removed: 'stopped',
};

export const logoLabelView = (label: LogoLabel, { t }: Pick<Wording, 't'>): LineLabelView => ({
  text: t(`orders.logo.${label}`),
  tone: logoTones[label],
});
