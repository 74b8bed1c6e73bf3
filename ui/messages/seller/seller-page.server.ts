import { formPage } from '#ui/forms/form-page.server.ts';
import { correspondenceAt, messageForm, placeOf } from '#ui/messages/message-form.server.ts';
import { newDraft } from '#ui/messages/new-draft.server.ts';
import { sellerView } from './seller.view.ts';

/** The threads with the seller of a consignment, and the form that begins another. */
export const sellerPage = formPage({
  forms: {
    'new-thread': messageForm({
      hasTopic: true,
      send: (context, message) =>
        context.ports.sellerMessages.begin({ ...message, consignment: placeOf(context).subOrderCode }),
    }),
  },
  needs: 'messages-fetch',
  async load(context, { notices, stateOf }) {
    const correspondence = await correspondenceAt(context);
    const { wording, mode, config } = context;
    const view = sellerView(
      {
        correspondence,
        place: placeOf(context),
        typed: stateOf('new-thread'),
        notices,
        draft: newDraft(),
        phone: mode === 'pro' ? config.PHONE_PRO : config.PHONE_PART,
        now: Date.now(),
      },
      wording,
    );
    return { view, description: wording.t('messages.description') };
  },
});

export const { action, loader } = sellerPage;
