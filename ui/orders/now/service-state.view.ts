import type { Service } from '#domain/cart/cart.ts';
import type { SentLetter } from '#domain/labels/sent-letter.ts';
import { type ContractStage, contractStageOf } from '#domain/orders/contract-stage.ts';
import type { OrderedService } from '#domain/orders/services.ts';
import { type LineLabelView, lineLabelView, type StateTone } from '#ui/order-lines/line-label.view.ts';
import type { Wording } from '#ui/wording/wording.ts';

const stageTones: Record<ContractStage, StateTone> = {
  created: 'waiting',
  'to-verify': 'now',
  code: 'now',
  'code-over': 'stopped',
  office: 'now',
  ready: 'done',
  active: 'done',
  ended: 'done',
  cancelled: 'stopped',
};

interface Stated {
  service: Service | null;
  state: OrderedService;
  sentLetters: readonly SentLetter[] | null;
}

/**
 * The label of a line on the page of its order: the specification's (§4), unless the order knows better. A contract is
 * not downloaded, and a letter that has been posted is not to be sent any more.
 */
export function serviceStateView({ service, state, sentLetters }: Stated, wording: Wording): LineLabelView {
  const { t } = wording;
  const stage = contractStageOf(state);
  if (stage) return { text: t(`orders.stage.${stage}`), tone: stageTones[stage] };
  if (isPosted({ service, state, sentLetters })) return { text: t('orders.line.posted'), tone: 'done' };
  if (isReadyWithoutFile(state)) return { text: t('orders.line.ready'), tone: 'done' };
  return lineLabelView(state, wording);
}

/** A letter whose proof says when it was printed and posted. */
export const isPosted = ({ service, state, sentLetters }: Stated): boolean =>
  service === 'letter' &&
  state.state.label === 'to-send' &&
  (sentLetters?.some(({ entryNumber }) => entryNumber === state.entryNumber) ?? false);

/** It is made, and it is no file of the shopper's. */
export const isReadyWithoutFile = ({ state: { label, isDownloadable } }: Pick<OrderedService, 'state'>): boolean =>
  !isDownloadable && (label === 'to-download' || label === 'to-download-before' || label === 'downloaded');
