import { endsWith, type Thread } from '#domain/messages/messages.ts';
import { answerOrFound } from '#domain/shared/fault.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { correspondenceAt, messageForm, placeOf } from '#ui/messages/message-form.server.ts';
import { newDraft } from '#ui/messages/new-draft.server.ts';
import { orderNotFound } from '#ui/request/error/error-page.server.ts';
import { failureEvent } from '#ui/request/error/failures.ts';
import { phoneOf } from '#ui/request/phone.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { threadView } from './thread.view.ts';

/** The messages of a thread, and the form that replies. */
export const threadPage = formPage({
  forms: {
    reply: messageForm({
      hasTopic: false,
      send(context, { text, files, key }) {
        const { sellerMessages } = context.ports;
        const { threadId } = placeOf(context);
        return answerOrFound(sellerMessages.reply({ text, files, key, thread: threadId }), async () => {
          const thread = await sellerMessages.thread(threadId);
          return thread !== 'unknown' && endsWith(thread, { text, files }, Date.now())
            ? { kind: 'sent', thread }
            : null;
        });
      },
    }),
  },
  notes: {
    envoye: ['success', 'messages.sentNote'],
    telechargement: ['error', 'error.attachmentDownload'],
  },
  needs: 'messages-fetch',
  async load(context, { notices, stateOf, query }) {
    const [thread, { limits, isClosed }] = await Promise.all([threadAt(context), correspondenceAt(context)]);
    const { wording } = context;
    const view = threadView(
      {
        thread,
        limits,
        isSilenced: isClosed,
        place: placeOf(context),
        typed: stateOf('reply'),
        notices,
        draft: newDraft(),
        phone: phoneOf(context),
        now: Date.now(),
      },
      wording,
    );
    const failure =
      queryOf('sellerThread', query).note === 'telechargement'
        ? failureEvent('attachment-download', wording)
        : undefined;
    const partOf = wording.t('orders.title', { code: context.params.code ?? '' });
    return { view, description: wording.t('messages.description'), tab: { partOf }, failure };
  },
});

/** The thread of the address, which has to be about its consignment. */
async function threadAt(context: RequestContext): Promise<Thread> {
  const { code, subOrderCode, threadId } = placeOf(context);
  const thread = await context.ports.sellerMessages.thread(threadId);
  if (thread === 'unknown' || thread.order !== code || thread.consignment !== subOrderCode)
    throw orderNotFound(context);
  return thread;
}

export const { action, loader } = threadPage;
