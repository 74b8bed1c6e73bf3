import type { Correspondence } from '#domain/messages/messages.ts';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import { type MessageFormView, messageFormView, type TypedMessage } from '#ui/messages/message-form.view.ts';
import { type ThreadStateView, threadStateView } from '#ui/messages/thread-state.view.ts';
import type { Wording } from '#ui/wording/wording.ts';

export interface SellerView {
  title: string;
  trail: LinkView[];
  about: string;
  notices: NoticeView[];
  threads: { id: string; title: string; href: string; state: ThreadStateView; count: string; last: string }[];
  noThreads: string;
  formTitle: string;
  /** Absent where nobody may write any more. */
  form?: MessageFormView;
  closed?: { text: string; way: LinkView };
}

interface Seller {
  correspondence: Correspondence;
  place: { code: string; subOrderCode: string };
  typed: TypedMessage | null;
  notices: NoticeView[];
  /** For a message that is not typed yet. */
  draft: string;
  phone: string;
  now: number;
}

export function sellerView(
  { correspondence, place, typed, notices, draft, phone, now }: Seller,
  wording: Wording,
): SellerView {
  const { t, paths } = wording;
  const { seller, threads, topics, limits, isClosed } = correspondence;
  const help = { label: t('messages.toHelp'), href: paths.help() };
  const form = () =>
    messageFormView(
      { key: 'new', intent: 'new-thread', draft, topics, limits, typed, send: t('messages.send') },
      wording,
    );
  return {
    title: seller ? t('messages.sellerTitle', { seller }) : t('orders.contact'),
    trail: [{ label: t('messages.order', { code: place.code }), href: paths.orderDetail({ code: place.code }) }],
    about: t('messages.about', { code: place.code, consignment: place.subOrderCode }),
    notices,
    threads: threads.map((thread) => ({
      id: thread.id,
      title: thread.topic.name,
      href: paths.sellerThread({ ...place, threadId: thread.id }),
      state: threadStateView({ thread, seller, now }, wording),
      count: thread.count === null ? '' : t('messages.count', { count: thread.count }),
      last: t('messages.last', { ago: wording.ago(thread.updatedAt, now), moment: wording.moment(thread.updatedAt) }),
    })),
    noThreads: threads.length === 0 ? t('messages.noThreads') : '',
    formTitle: t('messages.newThread'),
    ...(isClosed ? { closed: { text: t('messages.consignmentClosed', { phone }), way: help } } : { form: form() }),
  };
}
