import type { LineLabelView, StateTone } from '#ui/order-lines/line-label.view.ts';
import type { Messages } from '#ui/wording/generated/types.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** What the first sentence of an order tells. */
export type OrderFact = Extract<keyof Messages, `orders.now${string}`>;

type Word = Extract<
  { [Key in keyof Messages]: keyof Messages[Key] extends never ? Key : never }[keyof Messages],
  'orders.registered' | `orders.${'state' | 'stage' | 'line' | 'consignment' | 'status'}.${string}`
>;

interface State {
  word: Word;
  tone: StateTone;
  /** The sentence says no more than the word. */
  isSaid?: true;
}

const preparing: State = { word: 'orders.status.preparing', tone: 'now' };
const ready: State = { word: 'orders.line.ready', tone: 'now' };
const readyInPart: State = { word: 'orders.state.partReady', tone: 'now' };
const sentInPart: State = { word: 'orders.state.partSent', tone: 'now' };
const toDropOff: State = { word: 'orders.line.to-drop-off', tone: 'now' };
const returnAccepted: State = { word: 'orders.state.returnAccepted', tone: 'now' };
const refundAsked: State = { word: 'orders.line.refund-pending', tone: 'waiting' };
const labelsExpired: State = { word: 'orders.line.expired', tone: 'stopped' };
const completed: State = { word: 'orders.status.completed', tone: 'done' };
const contractReady: State = { word: 'orders.stage.ready', tone: 'done' };
const contractActive: State = { word: 'orders.stage.active', tone: 'done' };
const logoRefused: State = { word: 'orders.line.logo-refused', tone: 'stopped' };

/** Each sentence in a word or two: a state beside it tells the same fact, and never another one. */
const states: Record<Exclude<OrderFact, 'orders.nowStatus'>, State> = {
  'orders.nowRegistered': { word: 'orders.registered', tone: 'waiting', isSaid: true },
  'orders.nowCancelled': { word: 'orders.status.cancelled', tone: 'stopped', isSaid: true },
  'orders.nowPartCancelled': { word: 'orders.state.partCancelled', tone: 'stopped', isSaid: true },

  'orders.nowVerify': { word: 'orders.stage.to-verify', tone: 'now' },
  'orders.nowCode': { word: 'orders.stage.code', tone: 'now' },
  'orders.nowCodeOver': { word: 'orders.stage.code-over', tone: 'stopped' },
  'orders.nowOffice': { word: 'orders.stage.office', tone: 'now' },
  'orders.nowCard': contractActive,
  'orders.nowCardMissing': contractActive,
  'orders.nowContract': contractReady,
  'orders.nowContractFrom': contractReady,
  'orders.nowContractActive': { ...contractActive, isSaid: true },
  'orders.nowContractOver': { word: 'orders.stage.ended', tone: 'done', isSaid: true },

  'orders.nowMaking': { ...preparing, isSaid: true },
  'orders.nowDownload': ready,
  'orders.nowDownloadBefore': ready,
  'orders.nowPartDownload': readyInPart,
  'orders.nowPartDownloadBefore': readyInPart,
  'orders.nowPost': { word: 'orders.line.to-send', tone: 'now' },
  'orders.nowDropOff': toDropOff,
  'orders.nowDropOffBefore': toDropOff,
  'orders.nowDeposited': { word: 'orders.status.sent', tone: 'now' },
  'orders.nowPosting': preparing,
  'orders.nowPosted': { word: 'orders.line.posted', tone: 'done' },
  'orders.nowToSend': ready,
  'orders.nowReady': { ...ready, tone: 'done', isSaid: true },
  'orders.nowDownloaded': completed,
  'orders.nowDownloadedUntil': completed,
  'orders.nowLogoAwaiting': { word: 'orders.line.logo-awaiting', tone: 'waiting' },
  'orders.nowLogoRefused': logoRefused,
  'orders.nowPartLogoRefused': logoRefused,
  'orders.nowLogoOver': completed,
  'orders.nowExpired': { word: 'orders.line.expired', tone: 'stopped', isSaid: true },
  'orders.nowPartExpired': { word: 'orders.state.partExpired', tone: 'stopped', isSaid: true },

  'orders.nowAwaitingAcceptance': { word: 'orders.consignment.awaiting-acceptance', tone: 'waiting' },
  'orders.nowAwaitingPayment': { word: 'orders.consignment.awaiting-payment', tone: 'waiting' },
  'orders.nowAwaitingBoth': { word: 'orders.registered', tone: 'waiting' },
  'orders.nowPreparing': { ...preparing, isSaid: true },
  'orders.nowRestPreparing': preparing,
  'orders.nowLate': { word: 'orders.state.late', tone: 'late', isSaid: true },
  'orders.nowSent': { word: 'orders.status.sent', tone: 'now', isSaid: true },
  'orders.nowSentUntil': { word: 'orders.status.sent', tone: 'now', isSaid: true },
  'orders.nowPartSent': { ...sentInPart, isSaid: true },
  'orders.nowPartSentUntil': { ...sentInPart, isSaid: true },
  'orders.nowCollect': { word: 'orders.consignment.to-collect', tone: 'now' },
  'orders.nowIncident': { word: 'orders.consignment.incident-open', tone: 'stopped', isSaid: true },
  'orders.nowDelivered': { word: 'orders.state.delivered', tone: 'done', isSaid: true },
  'orders.nowReturnable': { word: 'orders.state.delivered', tone: 'done' },
  'orders.nowPartDelivered': { word: 'orders.state.partDelivered', tone: 'done', isSaid: true },
  'orders.nowPartReturnable': { word: 'orders.state.partDelivered', tone: 'done' },

  'orders.nowSendBack': returnAccepted,
  'orders.nowSendBackBefore': returnAccepted,
  'orders.nowReturnAsked': { word: 'orders.state.returnAsked', tone: 'waiting', isSaid: true },
  'orders.nowReturnReceived': { word: 'orders.state.returnReceived', tone: 'waiting', isSaid: true },
  'orders.nowReturnMissing': { word: 'orders.state.returnMissing', tone: 'stopped' },
  'orders.nowReturnRefused': { word: 'orders.state.returnRefused', tone: 'stopped', isSaid: true },

  'orders.nowLabelsExpired': labelsExpired,
  'orders.nowRefundable': labelsExpired,
  'orders.nowRefundPending': { ...refundAsked, isSaid: true },
  'orders.nowRefunded': { word: 'orders.consignment.refunded', tone: 'done', isSaid: true },
  'orders.nowPartRefunded': { word: 'orders.state.partRefunded', tone: 'done', isSaid: true },
  'orders.nowRefundRefused': { word: 'orders.line.refund-refused', tone: 'stopped', isSaid: true },
  'orders.nowRefundImpossible': { word: 'orders.line.refund-impossible', tone: 'stopped', isSaid: true },
  'orders.nowRefundExpired': { word: 'orders.line.refund-expired', tone: 'stopped' },
};

/** The state of an order beside the sentence that tells this fact; `null`: the backend alone has a word for it. */
export function stateOfFact(
  fact: OrderFact,
  { t }: Pick<Wording, 't'>,
): { state: LineLabelView; isSaid: boolean } | null {
  if (fact === 'orders.nowStatus') return null;
  const { word, tone, isSaid = false } = states[fact];
  return { state: { text: t(word), tone }, isSaid };
}
