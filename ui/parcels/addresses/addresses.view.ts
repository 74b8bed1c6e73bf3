import type { BookEntry } from '#domain/address/book/address-book.ts';
import type { Answers, Faults } from '#domain/journey/journey.ts';
import { postalCodeOf } from '#domain/parcels/item.ts';
import type { ComposingOptions, ParcelFault, ParcelField, Party } from '#domain/parcels/parcels.ts';
import { canSwap, carrierMax, isCalled, needsPlace, placeOfPoint } from '#domain/parcels/parties.ts';
import type { PickupPoint } from '#domain/pickup/pickup-points.ts';
import { partyQuestionView } from '#ui/address/party/party-check.view.ts';
import type { PartyView } from '#ui/address/party/party-fields.tsx';
import { partyEnvelope } from '#ui/address/party/party-print.view.ts';
import { type BookChoice, bookChoices } from '#ui/address/party/party-source.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { sourceOf } from './address-sources.ts';

export interface ParcelPartyView extends PartyView {
  party: Party;
  hasPostalCode: boolean;
  /** `needed`: whoever fetches a parcel at a point is told that it waits; customs and carriers may call the others. */
  asksMobile: 'needed' | 'optional' | 'no';
  /** The addresses of the book that fit; empty: none does, or nobody is signed in. */
  book: BookChoice[];
}

export interface AddressesView extends JourneyView {
  parties: ParcelPartyView[];
  /** Where the two may change places. */
  canSwap: boolean;
}

interface AddressesInput {
  options: ComposingOptions;
  answers: Answers<ParcelField>;
  /** Where it waits, as the backend knows it; `null` elsewhere. */
  point: PickupPoint | null;
  entries: readonly BookEntry[];
  faults: Faults<ParcelField, ParcelFault>;
  view: JourneyView;
}

export function addressesView(
  { options, answers, point, entries, faults, view }: AddressesInput,
  wording: Wording,
): AddressesView {
  const { t } = wording;
  const origin = options.origins.find(({ code }) => code === answers.origin)?.name ?? '';
  const destination = options.destinations.find(({ code }) => code === answers.destination)?.name ?? '';
  const waits = answers.way === 'point' ? point : null;
  const isNotified = answers.way === 'point';
  const called = isCalled(answers, options) ? ('optional' as const) : ('no' as const);
  const hasPlace = needsPlace('recipient', answers, options);
  const printOf = (party: Party, country: { code: string; name: string }) => {
    const about = {
      country,
      most: carrierMax,
      ...(party === 'recipient' ? { codePostal: postalCodeOf(answers) } : {}),
      ...(party === 'recipient' && waits ? { point: pointPrint(waits, wording) } : {}),
    };
    const valueOf = (name: string) => view.values[`${party}.${name}`] ?? '';
    return {
      ...about,
      title: t('parcels.onLabel'),
      rule: t('address.envelopeRule', { count: carrierMax }),
      envelope: partyEnvelope(valueOf, about),
    };
  };
  const bookOf = (party: Party) => bookChoices(entries, sourceOf(party), { answers, options, wording });
  return {
    ...view,
    canSwap: canSwap(answers, options),
    parties: [
      {
        party: 'sender',
        title: t('parcels.sender'),
        country: origin,
        hasPostalCode: false,
        hasPlace: true,
        asksEmail: true,
        asksMobile: called,
        book: bookOf('sender'),
        ...partyQuestionView(faults['sender.confirmed'], wording),
        print: printOf('sender', { code: answers.origin ?? '', name: origin }),
      },
      {
        party: 'recipient',
        title: t('parcels.recipient'),
        country: waits
          ? [waits.name, waits.street, `${waits.postalCode} ${waits.city}`].filter(Boolean).join(', ')
          : t('parcels.recipientPlace', { postalCode: postalCodeOf(answers), country: destination }),
        hasPostalCode: true,
        hasPlace,
        asksEmail: isNotified || called === 'optional',
        isEmailOptional: !isNotified,
        asksMobile: isNotified ? 'needed' : called,
        book: bookOf('recipient'),
        ...partyQuestionView(faults['recipient.confirmed'], wording),
        print: printOf('recipient', { code: answers.destination ?? '', name: destination }),
      },
    ],
  };
}

/** What the label prints in place of an address of the recipient's own. */
const pointPrint = (point: PickupPoint, { t }: Wording) => ({
  place: placeOfPoint(point),
  number: t('parcels.pointOnLabel', { id: point.id }),
});
