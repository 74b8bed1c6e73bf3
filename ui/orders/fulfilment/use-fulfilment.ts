import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { pollFulfilment } from '#domain/orders/fulfilment.ts';
import type { FulfilmentView, PolledFulfilmentView } from './fulfilment.view.ts';

/**
 * The state of an order's service, asked for until it is not pending. Of several tabs that show the order one asks, and
 * tells the others; when it is closed, the next one goes on. What is ready is loaded with the page's own data.
 */
export function useFulfilment(view: PolledFulfilmentView): FulfilmentView {
  const { href, interval, status, late } = view;
  const [over, end] = useState<FulfilmentView | null>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (status !== 'pending') return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const tabs = new BroadcastChannel(href);
    const finish = (last: FulfilmentView) => {
      leaving.abort();
      end(last);
      if (last.status !== 'error') void revalidate();
    };
    tabs.addEventListener('message', ({ data }: MessageEvent<FulfilmentView>) => finish(data));
    const ask = async () => {
      let answered: Partial<FulfilmentView> = {};
      const last = await pollFulfilment({
        ask: async () => {
          const answer = await stateAt(href, signal);
          if (answer.status !== 'pending') answered = answer;
          return answer.status;
        },
        wait: pauseFor(signal),
        interval,
        signal,
        // The page itself brought the first answer.
        made: 1,
      });
      if (last === null) return;
      const outcome: FulfilmentView = { text: late, ...answered, status: last };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone
      tabs.postMessage(outcome);
      finish(outcome);
    };
    if ('locks' in navigator) navigator.locks.request(href, { signal }, ask).catch(ignoreAbort);
    else void ask();
    return () => {
      leaving.abort();
      tabs.close();
    };
  }, [href, interval, status, late, revalidate]);
  // Loader data that are no longer pending are newer than what was asked.
  return status === 'pending' && over ? over : view;
}

/** One call of the own endpoint. When the session has ended, the page is loaded anew, which leads to signing in. */
async function stateAt(href: string, signal: AbortSignal): Promise<FulfilmentView> {
  const answer = await fetch(href, { signal, redirect: 'manual', headers: { accept: 'application/json' } });
  if (answer.type === 'opaqueredirect') location.reload();
  if (!answer.ok) throw new Error(`The state of the order was answered with ${answer.status}.`);
  return (await answer.json()) as FulfilmentView;
}

const pauseFor = (signal: AbortSignal) => (milliseconds: number) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('The page is left.'));
    });
  });

/** A lock that is no longer wanted is no fault. */
const ignoreAbort = (reason: unknown) => {
  if (!(reason instanceof DOMException)) throw reason;
};
