import { officeFaults, oldAnswers } from '#domain/forwarding/addresses.ts';
import { holderOf } from '#ui/address/account-holder.server.ts';
import { bookEntries, sourceAlters, sourceNotes } from '#ui/address/party/party-sources.server.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import { forwarding } from '../forwarding.journey.ts';
import { forwardingPrice } from '../forwarding-price.server.ts';
import { sourceOf } from './address-sources.ts';
import { addressesView } from './addresses.view.ts';

const sources = (['from', 'to'] as const).map(sourceOf);

/** « Adresses »: where mail comes to now, and where it is to go. */
export const addressesPage = journeyStep(forwarding, {
  step: 'addresses',
  notes: sourceNotes,
  begins: async (context) => {
    const holder = await holderOf(context);
    return holder ? oldAnswers(holder, context.session.open?.shopper.email ?? '') : {};
  },
  alters: sourceAlters(sources, ({ paths }, note) => paths.forwardingAddresses({ note })),
  ...forwardingPrice,
  async judge(saved, context) {
    const [judged, faults] = await Promise.all([
      forwardingPrice.judge(saved, context),
      officeFaults(saved, context.ports.addressChecks),
    ]);
    return Object.keys(judged.faults).length > 0 || judged.notices?.length ? judged : { faults };
  },
  view: async ({ options, answers }, { view, context }) => {
    const entries = await bookEntries(context);
    return addressesView({ options, answers, entries, view }, context.wording);
  },
});

export const { action, loader } = addressesPage;
