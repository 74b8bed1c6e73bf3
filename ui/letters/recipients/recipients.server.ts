import { senderAddress, senderOf } from '#domain/address/letter-sender.ts';
import { holderOf } from '#ui/address/account-holder.server.ts';
import { withAddressCheck } from '#ui/address/party/with-address-check.server.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import { letterPrice } from '../letter-price.server.ts';
import { letters } from '../letters.journey.ts';
import { bookOf, readRecipientFields, readRecipients } from './read-recipients.server.ts';
import { recipientsView } from './recipients.view.ts';

/** « Destinataires » (journeys §4): who gets the letter, from the book, typed or from a table, and who sends it. */
export const recipientsPage = journeyStep(letters, {
  step: 'recipients',
  begins: async (context) => {
    const holder = await holderOf(context);
    return holder ? senderOf(holder, context.session.open?.shopper.email ?? '') : {};
  },
  reads: readRecipients,
  answersToRedisplay: readRecipientFields,
  judge: withAddressCheck(letterPrice.judge, () => [senderAddress]),
  price: letterPrice.price,
  view: async ({ options, answers, faults }, { view, context }) =>
    recipientsView({ options, answers, faults, view, book: await bookOf(context) }, context.wording),
});

export const { action, loader } = recipientsPage;
