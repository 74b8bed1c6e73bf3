import { stateOfThread } from '#domain/messages/answer.ts';
import type { ThreadSummary } from '#domain/messages/messages.ts';
import type { Wording } from '#ui/wording/wording.ts';

export interface ThreadStateView {
  /** Empty where nothing is known. */
  text: string;
  tone: 'awaited' | 'late' | 'answered' | 'closed';
}

/** The seller's name at the beginning of a sentence, or within one. */
export function sellerName(seller: string | null, { t }: Wording, at: 'start' | 'within' = 'within'): string {
  const name = seller ?? t('messages.theSeller');
  return at === 'start' ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

export function threadStateView(
  { thread, seller, now }: { thread: ThreadSummary; seller: string | null; now: number },
  wording: Wording,
): ThreadStateView {
  const { t, numericDay, promisedDay } = wording;
  const name = sellerName(seller, wording, 'start');
  const state = stateOfThread(thread, now);
  switch (state.kind) {
    case 'closed':
      return { text: t('messages.closed'), tone: 'closed' };
    case 'overdue':
      return { text: t('messages.overdue', { seller: name, date: numericDay(state.since) }), tone: 'late' };
    case 'awaited':
      return {
        text: state.by ? t('messages.awaitedBy', { seller: name, date: promisedDay(state.by) }) : t('messages.awaited'),
        tone: 'awaited',
      };
    case 'answered':
      return { text: t('messages.answered', { from: thread.lastFrom ?? 'other', seller: name }), tone: 'answered' };
    case 'open':
      return { text: '', tone: 'awaited' };
  }
}
