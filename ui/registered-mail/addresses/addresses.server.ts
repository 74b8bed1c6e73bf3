import { senderOf } from '#domain/address/letter-sender.ts';
import { partyAddress } from '#domain/registered-mail/parties.ts';
import type { RegisteredMailOptions } from '#domain/registered-mail/registered-mail.ts';
import { holderOf } from '#ui/address/account-holder.server.ts';
import { answeredParties } from '#ui/address/party/party-answer.ts';
import { bookEntries, sourceAlters, sourceNotes } from '#ui/address/party/party-sources.server.ts';
import { withAddressCheck } from '#ui/address/party/with-address-check.server.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import { mailPrice } from '../mail-price.server.ts';
import { registeredMail } from '../registered-mail.journey.ts';
import { sourceOf } from './address-sources.ts';
import { addressesView } from './addresses.view.ts';

const parties = ['sender', 'recipient'] as const;
const sources = parties.map(sourceOf);

const addressesIn = (options: RegisteredMailOptions) => parties.map((party) => partyAddress(party, options));

/** « Adresses et dépôt » (journeys §6): who sends, who receives, where and when it is handed in. */
export const addressesPage = journeyStep(registeredMail, {
  step: 'addresses',
  notes: sourceNotes,
  begins: async (context) => {
    const holder = await holderOf(context);
    return holder ? senderOf(holder, context.session.open?.shopper.email ?? '') : {};
  },
  reads: async ({ form, typed, saved, options }) => ({
    answers: answeredParties(form, addressesIn(options), { ...saved, ...typed }),
  }),
  judge: withAddressCheck(mailPrice.judge, ({ options }) => addressesIn(options)),
  alters: sourceAlters(sources, ({ paths }, note) => paths.registeredMailAddresses({ note })),
  price: mailPrice.price,
  view: async ({ options, answers, faults }, { view, context }) => {
    const entries = await bookEntries(context);
    return addressesView({ options, answers, entries, faults, view }, context.wording);
  },
});

export const { action, loader } = addressesPage;
