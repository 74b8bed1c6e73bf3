import { senderOf } from '#domain/registered-mail/parties.ts';
import { holderOf } from '#ui/address/account-holder.server.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import { judgeStep, priceOf } from '../mail-price.server.ts';
import { registeredMail } from '../registered-mail.journey.ts';
import { addressesView } from './addresses.view.ts';

/** « Adresses et dépôt » (journeys §6): who sends, who receives, where and when it is handed in. */
export const addressesPage = journeyStep(registeredMail, {
  step: 'adresses-depot',
  begins: async (context) => {
    const holder = await holderOf(context);
    return holder ? senderOf(holder, context.session.open?.shopper.email ?? '') : {};
  },
  judge: judgeStep('adresses-depot'),
  price: priceOf,
  view: ({ options }, { view, context }) => addressesView({ options, view }, context.wording),
});

export const { action, loader } = addressesPage;
