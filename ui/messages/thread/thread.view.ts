import type { Correspondence, Message, Thread } from '#domain/messages/messages.ts';
import { safeFileName } from '#domain/shared/file-name.ts';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import { type MessageFormView, messageFormView, type TypedMessage } from '#ui/messages/message-form.view.ts';
import { sellerName, type ThreadStateView, threadStateView } from '#ui/messages/thread-state.view.ts';
import type { Wording } from '#ui/wording/wording.ts';

export interface MessageView {
  id: string;
  author: string;
  isOwn: boolean;
  sentAt: string;
  sent: string;
  text: string;
  attachments: { id: string; href: string; text: string; label: string }[];
}

export interface ThreadView {
  title: string;
  trail: LinkView[];
  about: string;
  notices: NoticeView[];
  state: ThreadStateView;
  messages: MessageView[];
  /** Where the seller has not answered in time: who helps then. */
  escalate?: { text: string; way: LinkView };
  formTitle: string;
  form?: MessageFormView;
  closed?: { text: string; way: LinkView };
}

interface ThreadViewInput {
  thread: Thread;
  limits: Correspondence['limits'];
  /** Nobody may be written to about the consignment any more. */
  isSilenced: boolean;
  place: { code: string; subOrderCode: string };
  typed: TypedMessage | null;
  notices: NoticeView[];
  draft: string;
  phone: string;
  now: number;
}

export function threadView(input: ThreadViewInput, wording: Wording): ThreadView {
  const { thread, limits, isSilenced, place, typed, notices, draft, phone, now } = input;
  const { t, paths } = wording;
  const name = sellerName(thread.seller, wording);
  const all = { label: t('messages.toSeller', { seller: name }), href: paths.contactSeller(place) };
  const state = threadStateView({ thread, seller: thread.seller, now }, wording);
  // A reply is a new form once one was sent.
  const key = thread.messages.findLast(({ author }) => author.kind === 'shopper')?.id ?? thread.id;
  const help = { label: t('messages.toHelp'), href: paths.help() };
  const form = () =>
    messageFormView({ key, intent: 'reply', draft, topics: [], limits, typed, send: t('messages.reply') }, wording);
  return {
    title: thread.topic.name,
    trail: [{ label: t('messages.order', { code: place.code }), href: paths.orderDetail({ code: place.code }) }, all],
    about: t('messages.about', { code: place.code, consignment: place.subOrderCode }),
    notices,
    state,
    messages: thread.messages.map((message) => messageView({ message, thread, place, now }, wording)),
    ...(state.tone === 'late' && {
      escalate: {
        text: t('messages.escalate', { phone }),
        way: help,
      },
    }),
    formTitle: t('messages.reply'),
    ...(thread.isClosed
      ? {
          closed: {
            text: t('messages.closedText'),
            way: isSilenced ? help : { label: t('messages.startAnother'), href: all.href },
          },
        }
      : { form: form() }),
  };
}

interface MessageInput extends Pick<ThreadViewInput, 'thread' | 'place' | 'now'> {
  message: Message;
}

function messageView({ message, thread, place, now }: MessageInput, wording: Wording): MessageView {
  const { t, paths, moment, ago, fileSize } = wording;
  const { id, author, text, sentAt, attachments } = message;
  return {
    id,
    author: authorOf(author, thread.seller, wording),
    isOwn: author.kind === 'shopper',
    sentAt,
    sent: t('messages.sent', { moment: moment(sentAt), ago: ago(sentAt, now) }),
    text,
    attachments: attachments.map(({ id: attachmentId, name: fileName, size }) => {
      const name = safeFileName(fileName, { otherwise: t('messages.fileOtherwise') });
      return {
        id: attachmentId,
        href: paths.attachment({ ...place, threadId: thread.id, attachmentId }),
        text: size === null ? name : t('messages.attachment', { name, size: fileSize(size) }),
        label: t('messages.download', { name }),
      };
    }),
  };
}

function authorOf({ kind, name }: Message['author'], seller: string | null, wording: Wording): string {
  const { t } = wording;
  switch (kind) {
    case 'shopper':
      return t('messages.you');
    case 'seller':
      return name ?? sellerName(seller, wording, 'start');
    case 'operator':
      return t('messages.operator');
    case 'other':
      return name ?? t('messages.someone');
  }
}
