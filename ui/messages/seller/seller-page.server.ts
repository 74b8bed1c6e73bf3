import { endsWith } from '#domain/messages/messages.ts';
import { answerOrFound } from '#domain/shared/fault.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { correspondenceAt, messageForm, placeOf } from '#ui/messages/message-form.server.ts';
import { newDraft } from '#ui/messages/new-draft.server.ts';
import { phoneOf } from '#ui/request/phone.ts';
import { sellerView } from './seller.view.ts';

/** The threads with the seller of a consignment, and the form that begins another. */
export const sellerPage = formPage({
  forms: {
    'new-thread': messageForm({
      hasTopic: true,
      send(context, message) {
        const { sellerMessages } = context.ports;
        const consignment = placeOf(context).subOrderCode;
        return answerOrFound(sellerMessages.begin({ ...message, consignment }), async () => {
          const about = await sellerMessages.about(consignment);
          const newest = about === 'unknown' ? undefined : about.threads[0];
          const thread = newest ? await sellerMessages.thread(newest.id) : 'unknown';
          return thread !== 'unknown' && thread.topic.code === message.topic && endsWith(thread, message, Date.now())
            ? { kind: 'sent', thread }
            : null;
        });
      },
    }),
  },
  needs: 'messages-fetch',
  async load(context, { notices, stateOf }) {
    const correspondence = await correspondenceAt(context);
    const { wording } = context;
    const view = sellerView(
      {
        correspondence,
        place: placeOf(context),
        typed: stateOf('new-thread'),
        notices,
        draft: newDraft(),
        phone: phoneOf(context),
        now: Date.now(),
      },
      wording,
    );
    return {
      view,
      description: wording.t('messages.description'),
      tab: { partOf: wording.t('orders.title', { code: context.params.code ?? '' }) },
    };
  },
});

export const { action, loader } = sellerPage;
