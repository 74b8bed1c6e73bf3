import { stateOf } from '#domain/address/book/address-book.ts';
import { pastedParty } from '#domain/address/pasted.ts';
import type { Answers } from '#domain/journey/journey.ts';
import type { ParcelField, Party } from '#domain/parcels/fields.ts';
import { fits, senderOf, swapped, withAddress, withPasted } from '#domain/parcels/parties.ts';
import { orNull } from '#domain/shared/fault.ts';
import { holderOf } from '#ui/address/account-holder.server.ts';
import { field } from '#ui/forms/fields.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { judgeStep, priceOf, type SavedParcel } from '../parcel-price.server.ts';
import { parcels } from '../parcels.journey.ts';
import { addressesView } from './addresses.view.ts';

/** « Adresses » (journeys §1): who sends and who receives, typed or from the book. */
export const addressesPage = journeyStep(parcels, {
  step: 'adresses',
  begins: async (context) => {
    const holder = await holderOf(context);
    return holder ? senderOf(holder, context.session.open?.shopper.email ?? '') : {};
  },
  judge: judgeStep('adresses'),
  alters: {
    swap: { alter: ({ answers }) => swapped(answers) },
    'paste-sender': { alter: fromPasted('sender') },
    'paste-recipient': { alter: fromPasted('recipient') },
    'use-sender': { alter: fromBook('sender') },
    'use-recipient': { alter: fromBook('recipient') },
  },
  price: priceOf,
  view: async ({ options, answers }, { view, context }) => {
    const entries = await entriesOf(context);
    return addressesView({ options, answers, entries, view }, context.wording);
  },
});

export const { action, loader } = addressesPage;

/** A visitor has no book; without the book addresses are typed. */
const entriesOf = async ({ ports, session }: RequestContext) =>
  session.open ? ((await orNull(ports.addressBooks.entries())) ?? []) : [];

/** What was chosen takes the place of what was typed; an address that does not fit changes nothing. */
function fromBook(party: Party) {
  return async (
    { answers }: SavedParcel,
    { context, form }: { context: RequestContext; form: FormData },
  ): Promise<Answers<ParcelField>> => {
    const id = field(form, `book.${party}`, 64);
    const entry = (await entriesOf(context)).find((each) => each.id === id && stateOf(each) === 'selectable');
    const { address = null } = entry ?? {};
    if (!address || !fits(address, { party, answers })) return answers;
    const email = address.email || answers[`${party}.email`] || '';
    return withAddress(answers, { party, address: { ...address, email } });
  };
}

const longestPasted = 2000;

function fromPasted(party: Party) {
  return ({ answers }: SavedParcel, { form }: { form: FormData }): Answers<ParcelField> =>
    withPasted(answers, { party, pasted: pastedParty(field(form, `paste.${party}`, longestPasted)) });
}
