import { partyAddress, senderOf } from '#domain/registered-mail/parties.ts';
import type { RegisteredMailOptions } from '#domain/registered-mail/registered-mail.ts';
import { holderOf } from '#ui/address/account-holder.server.ts';
import { alsoAsking } from '#ui/address/party/also-asking.server.ts';
import { answeredParties } from '#ui/address/party/party-answer.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import { judgeStep, priceOf } from '../mail-price.server.ts';
import { registeredMail } from '../registered-mail.journey.ts';
import { addressesView } from './addresses.view.ts';

const addressesIn = (options: RegisteredMailOptions) =>
  (['sender', 'recipient'] as const).map((party) => partyAddress(party, options));

/** « Adresses et dépôt » (journeys §6): who sends, who receives, where and when it is handed in. */
export const addressesPage = journeyStep(registeredMail, {
  step: 'adresses-depot',
  begins: async (context) => {
    const holder = await holderOf(context);
    return holder ? senderOf(holder, context.session.open?.shopper.email ?? '') : {};
  },
  reads: async ({ form, typed, kept, options }) => ({
    answers: answeredParties(form, addressesIn(options), { ...kept, ...typed }),
  }),
  judge: alsoAsking(judgeStep('adresses-depot'), ({ options }) => addressesIn(options)),
  price: priceOf,
  view: ({ options, faults }, { view, context }) => addressesView({ options, faults, view }, context.wording),
});

export const { action, loader } = addressesPage;
