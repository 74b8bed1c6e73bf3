import type { BookEntry } from '#domain/address/book/address-book.ts';
import { needsPostalCode } from '#domain/address/fields/postal-code.ts';
import type { Answers, Faults } from '#domain/journey/journey.ts';
import { partyAddress } from '#domain/registered-mail/parties.ts';
import type {
  MailFault,
  MailField,
  MailParty,
  RegisteredMailOptions,
} from '#domain/registered-mail/registered-mail.ts';
import { partyQuestionView } from '#ui/address/party/party-check.view.ts';
import type { PartyView } from '#ui/address/party/party-fields.tsx';
import { type BookChoice, bookChoices, savedAddressLines } from '#ui/address/party/party-source.ts';
import { type DepositDayView, depositDays } from '#ui/journey/deposit-days.view.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import { hourView } from '#ui/pickup/pickup-hours.view.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { sourceOf } from './address-sources.ts';

export interface AddressesView extends JourneyView {
  parties: (PartyView & { book: BookChoice[] })[];
  places: { value: string; title: string; text: string; selected: boolean }[];
  dates: DepositDayView[];
}

interface AddressesStepInput {
  options: RegisteredMailOptions;
  answers: Answers<MailField>;
  entries: readonly BookEntry[];
  faults: Faults<MailField, MailFault>;
  view: JourneyView;
}

export function addressesView(
  { options, answers, entries, faults, view }: AddressesStepInput,
  wording: Wording,
): AddressesView {
  const { t, promisedDay } = wording;
  const { values } = view;
  const bookOf = (party: MailParty) => bookChoices(entries, sourceOf(party), { answers, options, wording });
  const knownOf = (party: MailParty) => savedAddressLines(partyAddress(party, options).address(values), wording);
  const country = options.destinations.find(({ code }) => code === values.destination)?.name ?? '';
  return {
    ...view,
    parties: [
      {
        party: 'sender',
        title: t('registered-mail.sender'),
        country: t('registered-mail.home'),
        asksEmail: true,
        book: bookOf('sender'),
        ...knownOf('sender'),
        ...partyQuestionView(faults['sender.confirmed'], wording),
      },
      {
        party: 'recipient',
        title: t('registered-mail.recipient'),
        country,
        isPostalCodeOptional: !needsPostalCode(values.destination ?? ''),
        asksEmail: false,
        book: bookOf('recipient'),
        ...knownOf('recipient'),
        ...partyQuestionView(faults['recipient.confirmed'], wording),
      },
    ],
    places: options.depositPlaces.map(({ place, dates: [first], cutOff }) => ({
      value: place,
      title: t(`registered-mail.place.${place}`),
      text: [
        t(`registered-mail.place.${place}.text`),
        ...(first ? [t('registered-mail.firstDay', { date: promisedDay(first) })] : []),
        ...(cutOff ? [t('registered-mail.cutOff', { time: hourView(cutOff, wording) })] : []),
      ].join(' '),
      selected: values.depositPlace === place,
    })),
    dates: depositDays(
      { places: options.depositPlaces, nameOf: (place) => t(`registered-mail.place.${place}`) },
      wording,
    ),
  };
}
