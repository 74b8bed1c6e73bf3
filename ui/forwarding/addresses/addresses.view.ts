import type { BookEntry } from '#domain/address/book/address-book.ts';
import type { ForwardingParty } from '#domain/forwarding/addresses.ts';
import type { ForwardingOptions } from '#domain/forwarding/forwarding.ts';
import type { ForwardingAnswers } from '#domain/forwarding/journey.ts';
import { isMailKeeping, isPosteRestante, offerOf } from '#domain/forwarding/offers.ts';
import type { PartyView } from '#ui/address/party/party-fields.tsx';
import { type BookChoice, bookChoices } from '#ui/address/party/party-source.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import { type PlaceChoice, placeChoice } from '#ui/wording/destinations.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { sourceOf } from './address-sources.ts';

export interface AddressesView extends JourneyView {
  from: PartyView & { book: BookChoice[] };
  /** `null`: the mail is kept. */
  to: {
    title: string;
    note: string;
    /** Where a post office is found, of poste restante. */
    offices: LinkView | null;
    countries: PlaceChoice[] | null;
    book: BookChoice[];
  } | null;
  /** Who is told, against the forwarding of a stranger's mail. */
  notified: string;
}

interface AddressesStepInput {
  options: ForwardingOptions;
  answers: ForwardingAnswers;
  entries: readonly BookEntry[];
  view: JourneyView;
}

export function addressesView(
  { options, answers, entries, view }: AddressesStepInput,
  wording: Wording,
): AddressesView {
  const { t, paths } = wording;
  const bookOf = (party: ForwardingParty) => bookChoices(entries, sourceOf(party), { answers, options, wording });
  const offer = offerOf(answers, options);
  const isRestante = isPosteRestante(offer);
  const isAbroad = offer?.destination === 'international';
  return {
    ...view,
    from: {
      party: 'from',
      title: t(isMailKeeping(offer) ? 'forwarding.fromKept' : 'forwarding.from'),
      country: t('forwarding.home'),
      asksEmail: true,
      book: bookOf('from'),
    },
    to: isMailKeeping(offer)
      ? null
      : {
          title: t(isRestante ? 'forwarding.toOffice' : 'forwarding.to'),
          note: isAbroad ? t('forwarding.abroad') : t('forwarding.home'),
          offices: isRestante ? { label: t('forwarding.toOffices'), href: paths.pointsOfSale() } : null,
          book: bookOf('to'),
          countries: isAbroad
            ? [{ code: '', name: t('forwarding.chooseCountry') }, ...options.countries.map(placeChoice)]
            : null,
        },
    notified: t(isMailKeeping(offer) || isRestante ? 'forwarding.toldOne' : 'forwarding.toldBoth'),
  };
}
