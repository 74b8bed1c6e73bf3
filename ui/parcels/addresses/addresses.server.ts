import type { Answers } from '#domain/journey/journey.ts';
import type { ComposingOptions, ParcelField } from '#domain/parcels/parcels.ts';
import { comparedFields, partyAddress, senderIn, swapParties } from '#domain/parcels/parties.ts';
import { holderOf } from '#ui/address/account-holder.server.ts';
import { answeredParties } from '#ui/address/party/party-answer.ts';
import { bookEntries, sourceAlters, sourceNotes, withPastedRest } from '#ui/address/party/party-sources.server.ts';
import { withAddressCheck } from '#ui/address/party/with-address-check.server.ts';
import { fieldId } from '#ui/components/controls/field.tsx';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import { parcelPrice } from '../parcel-price.server.ts';
import { parcels } from '../parcels.journey.ts';
import { sourceOf } from './address-sources.ts';
import { addressesView } from './addresses.view.ts';

const parties = ['sender', 'recipient'] as const;
const sources = parties.map(sourceOf);

/** « Adresses » (journeys §1): who sends and who receives, typed or from the book. */
export const addressesPage = journeyStep(parcels, {
  step: 'addresses',
  notes: sourceNotes,
  prefilled: comparedFields,
  begins: async (context, saved) => {
    const holder = await holderOf(context);
    return holder ? senderIn(saved, { holder, email: context.session.open?.shopper.email ?? '' }) : {};
  },
  reads: async ({ form, typed, saved, options }) => answeredIn(form, { answers: { ...saved, ...typed }, options }),
  judge: withAddressCheck(parcelPrice.judge, ({ options }) => addressesIn(options)),
  alters: {
    swap: {
      alter: withPastedRest(sources, ({ answers, options }) => swapParties(answers, options)),
      anchor: fieldId('sender'),
    },
    ...sourceAlters(sources, ({ paths }, note) => paths.parcelsAddresses({ note })),
  },
  price: parcelPrice.price,
  view: async ({ options, answers, faults }, { view, context, price }) => {
    const entries = await bookEntries(context);
    const point = price?.whole.point ?? null;
    return addressesView({ options, answers, point, entries, faults, view }, context.wording);
  },
});

export const { action, loader } = addressesPage;

const addressesIn = (options: ComposingOptions) => parties.map((party) => partyAddress(party, options));

/** The recipient's postal code is an answer of another step. */
function answeredIn(
  form: FormData,
  { answers, options }: { answers: Answers<ParcelField>; options: ComposingOptions },
): { answers: Answers<ParcelField>; others?: Answers<ParcelField> } {
  const next = answeredParties(form, addressesIn(options), answers);
  const { postalCode } = next;
  return postalCode && postalCode !== answers.postalCode
    ? { answers: next, others: { postalCode } }
    : { answers: next };
}
