import { inParts, recipientRules, wholeList } from '#domain/stamps/recipients.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import { bookOf, readList, readRecipientFields } from '#ui/letters/recipients/read-recipients.server.ts';
import { stampPrice } from '../stamp-price.server.ts';
import { stamps } from '../stamps.journey.ts';
import { recipientsView } from './recipients.view.ts';

/** « Destinataires »: whose addresses are printed with the stamps, in the order of the list. */
export const recipientsPage = journeyStep(stamps, {
  step: 'recipients',
  async reads({ form, typed, saved, options }, context) {
    const path = stamps.path('recipients', context.wording);
    const whole = { ...saved, recipients: wholeList(saved) };
    const posted = { form, typed, saved: whole, options: recipientRules(saved, options) };
    const {
      typed: fields,
      overtaken,
      ...read
    } = await readList(posted, context, { path, judge: async (list) => [...list] });
    return {
      ...read,
      answers: inParts(read.answers),
      ...(fields && { typed: inParts(fields) }),
      ...(overtaken && { overtaken: inParts(overtaken) }),
    };
  },
  answersToRedisplay: readRecipientFields,
  ...stampPrice,
  view: async (page, { view, context }) => recipientsView({ page, view, book: await bookOf(context) }, context.wording),
});

export const { action, loader } = recipientsPage;
