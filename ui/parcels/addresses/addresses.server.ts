import { isSelectable } from '#domain/address/book/address-book.ts';
import { pastedParty } from '#domain/address/pasted.ts';
import type { Answers } from '#domain/journey/journey.ts';
import type { ParcelField, Party } from '#domain/parcels/fields.ts';
import type { ComposingOptions } from '#domain/parcels/parcels.ts';
import { fits, partyAddress, senderOf, swapped, withAddress, withPasted, withRest } from '#domain/parcels/parties.ts';
import { orNull } from '#domain/shared/fault.ts';
import { holderOf } from '#ui/address/account-holder.server.ts';
import { alsoAsking } from '#ui/address/party/also-asking.server.ts';
import { answeredParties } from '#ui/address/party/party-answer.ts';
import { field } from '#ui/forms/fields.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { judgeStep, priceOf, type SavedParcel } from '../parcel-price.server.ts';
import { parcels } from '../parcels.journey.ts';
import { addressesView } from './addresses.view.ts';

/** « Adresses » (journeys §1): who sends and who receives, typed or from the book. */
export const addressesPage = journeyStep(parcels, {
  step: 'adresses',
  notes: { colle: ['info', 'parcels.pastedNote'] },
  begins: async (context) => {
    const holder = await holderOf(context);
    return holder ? senderOf(holder, context.session.open?.shopper.email ?? '') : {};
  },
  reads: async ({ form, typed, kept, options }) => answeredIn(form, { answers: { ...kept, ...typed }, options }),
  judge: alsoAsking(judgeStep('adresses'), ({ options }) => addressesIn(options)),
  alters: {
    swap: { alter: whole(({ answers, options }) => swapped(answers, options)) },
    paste: {
      isMeant: (form) => parties.some((party) => pastedIn(form, party).trim() !== ''),
      alter: whole(({ answers }) => answers),
      at: ({ paths }) => paths.parcelsAddresses({ note: 'colle' }),
    },
    'paste-sender': { alter: whole(fromPasted('sender')) },
    'paste-recipient': { alter: whole(fromPasted('recipient')) },
    'use-sender': { alter: whole(fromBook('sender')) },
    'use-recipient': { alter: whole(fromBook('recipient')) },
  },
  price: priceOf,
  view: async ({ options, answers, faults }, { view, context, price }) => {
    const entries = await entriesOf(context);
    const point = price?.whole.point ?? null;
    return addressesView({ options, answers, point, entries, faults, view }, context.wording);
  },
});

export const { action, loader } = addressesPage;

const parties = ['sender', 'recipient'] as const;

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

/** A visitor has no book; without the book addresses are typed. */
const entriesOf = async ({ ports, session }: RequestContext) =>
  session.open ? ((await orNull(ports.addressBooks.entries())) ?? []) : [];

/** What was chosen takes the place of what was typed; an address that does not fit changes nothing. */
function fromBook(party: Party) {
  return async (
    { answers, options }: SavedParcel,
    { context, form }: { context: RequestContext; form: FormData },
  ): Promise<Answers<ParcelField>> => {
    const id = field(form, `book.${party}`, 64);
    const entry = (await entriesOf(context)).filter(isSelectable).find((each) => each.id === id);
    if (!entry || !fits(entry.address, { party, answers, options })) return answers;
    const { address } = entry;
    // An address of the book often lacks how its addressee is told.
    const email = address.email || answers[`${party}.email`] || '';
    const mobilePhone = address.mobilePhone || answers[`${party}.mobilePhone`] || '';
    return withAddress(answers, { party, address: { ...address, email, mobilePhone } });
  };
}

const longestPasted = 2000;

const pastedIn = (form: FormData, party: Party): string => field(form, `paste.${party}`, longestPasted);

function fromPasted(party: Party) {
  return ({ answers, options }: SavedParcel, { form }: { form: FormData }): Answers<ParcelField> =>
    withPasted(answers, { party, pasted: pastedParty(pastedIn(form, party)), options });
}

type Alter = (
  saved: SavedParcel,
  about: { context: RequestContext; form: FormData },
) => Answers<ParcelField> | Promise<Answers<ParcelField>>;

/** Whatever button is pressed, a pasted address that was not split fills in what is still empty. */
function whole(alter: Alter): Alter {
  return (saved, about) => {
    const answers = parties.reduce(
      (next, party) =>
        withRest(next, { party, pasted: pastedParty(pastedIn(about.form, party)), options: saved.options }),
      saved.answers,
    );
    return alter({ ...saved, answers }, about);
  };
}
