import { anAddress } from '#domain/address/examples.ts';
import { theCarrierAnswers, theCarrierOptions } from '#domain/carriers/examples.ts';
import { theForwardingAnswers, theForwardingOptions } from '#domain/forwarding/examples.ts';
import { aDocument, theLetterAnswers, theLetterChoices } from '#domain/letters/examples.ts';
import { aLogo, aLogoPicture, theLogoAnswers, theLogoOptions } from '#domain/logo/examples.ts';
import { theContents, theParcelAnswers, theParcelOptions } from '#domain/parcels/examples.ts';
import { aPickupPoint } from '#domain/pickup/examples.ts';
import { theMailAnswers, theMailOptions } from '#domain/registered-mail/examples.ts';
import { someUser } from '#domain/session/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import { theAddressedAnswers, theStampOptions } from '#domain/stamps/examples.ts';
import { entryPage as carriersEntry } from '#ui/carriers/entry/entry.server.ts';
import { itemPage as carriersItem } from '#ui/carriers/item/item.server.ts';
import { offersPage } from '#ui/carriers/offers/offers.server.ts';
import { addressesPage as forwardingAddresses } from '#ui/forwarding/addresses/addresses.server.ts';
import { beneficiariesPage } from '#ui/forwarding/beneficiaries/beneficiaries.server.ts';
import { datesPage } from '#ui/forwarding/dates/dates.server.ts';
import { entryPage as forwardingEntry } from '#ui/forwarding/entry/entry.server.ts';
import { needsPage } from '#ui/forwarding/needs/needs.server.ts';
import { summaryPage as forwardingSummary } from '#ui/forwarding/summary/summary.server.ts';
import { entryPage as lettersEntry } from '#ui/letters/entry/entry.server.ts';
import { presentationPage } from '#ui/letters/presentation/presentation.server.ts';
import { recipientsPage } from '#ui/letters/recipients/recipients.server.ts';
import { summaryPage as lettersSummary } from '#ui/letters/summary/summary.server.ts';
import { writingPage } from '#ui/letters/writing/writing.server.ts';
import { choicePage } from '#ui/logo/choice/choice.server.ts';
import { entryPage as logoEntry } from '#ui/logo/entry/entry.server.ts';
import { extensionPage } from '#ui/logo/extension/extension.server.ts';
import { libraryPage } from '#ui/logo/library/library.server.ts';
import { summaryPage as logoSummary } from '#ui/logo/summary/summary.server.ts';
import { addressesPage as parcelAddresses } from '#ui/parcels/addresses/addresses.server.ts';
import { contentsPage } from '#ui/parcels/contents/contents.server.ts';
import { deliveryPage } from '#ui/parcels/delivery/delivery.server.ts';
import { entryPage as parcelsEntry } from '#ui/parcels/entry/entry.server.ts';
import { itemPage as parcelItem } from '#ui/parcels/item/item.server.ts';
import { summaryPage as parcelsSummary } from '#ui/parcels/summary/summary.server.ts';
import { addressesPage as mailAddresses } from '#ui/registered-mail/addresses/addresses.server.ts';
import { entryPage as mailEntry } from '#ui/registered-mail/entry/entry.server.ts';
import { itemPage as mailItem } from '#ui/registered-mail/item/item.server.ts';
import { summaryPage as mailSummary } from '#ui/registered-mail/summary/summary.server.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { fails } from '#ui/request/request.examples.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import type { RouteName } from '#ui/routing/route-table.ts';
import { configurationPage } from '#ui/stamps/configuration/configuration.server.ts';
import { entryPage as stampsEntry } from '#ui/stamps/entry/entry.server.ts';
import { recipientsPage as stampsRecipients } from '#ui/stamps/recipients/recipients.server.ts';
import { summaryPage as stampsSummary } from '#ui/stamps/summary/summary.server.ts';

const away = new Fault('unavailable', 'journeys');
const { written: _, ...letterOptions } = theLetterChoices();
const holder = someUser({ address: anAddress() });

/** What the pages of every journey need to be shown; no price can be had. */
export const journeyPorts: GivenPorts = {
  accounts: { holder: async () => holder },
  addressBooks: { entries: async () => [] },
  carriers: { options: async () => theCarrierOptions(), offersOf: fails(away), choose: fails(away) },
  letters: { options: async () => letterOptions, document: async (id) => aDocument({ id }), quote: fails(away) },
  logos: {
    options: async () => theLogoOptions(),
    mine: async () => [aLogo()],
    picture: async (id) => aLogoPicture({ id }),
    quote: fails(away),
  },
  parcels: {
    savedParcels: async () => [],
    options: async () => theParcelOptions(),
    customs: async ({ destination }) => ({ isNeeded: destination === 'CH', reason: 'CN23' }),
    goods: async () => [],
    quote: fails(away),
  },
  pickupPoints: { near: async () => ({ points: [aPickupPoint()], total: 1 }) },
  forwardings: { options: async () => theForwardingOptions(), quote: fails(away) },
  registeredMails: { options: async () => theMailOptions(), quote: fails(away) },
  stamps: { options: async () => theStampOptions(), quote: fails(away) },
  pointsOfSale: { near: async () => ({ kind: 'unknown-place' }) },
};

export type WholeAnswers = Readonly<Record<string, string>>;
/** Valid answers of each journey. */
export const wholeAnswers = {
  carriers: theCarrierAnswers(),
  letters: theLetterAnswers(),
  logo: theLogoAnswers(),
  parcels: { ...theParcelAnswers(), ...theContents(), destination: 'CH', postalCode: '1200' },
  forwarding: theForwardingAnswers(),
  'registered-mail': theMailAnswers(),
  stamps: theAddressedAnswers(),
} as Readonly<Record<string, WholeAnswers>>;

export interface JourneyStepPage {
  show(
    context: RequestContext,
    url: URL,
  ): Promise<{ track?: object | undefined; view: object; head: { title: string } }>;
  post(
    context: RequestContext,
    posted: { url: URL; form: FormData },
  ): Promise<{ status: number; page: { view?: object | null } }>;
}

/** Each page of a journey by its route: the names that it is counted by. A new step enters here. */
export const journeyPages: { [Name in RouteName]?: readonly [page: JourneyStepPage, journey: string, step: string] } = {
  parcels: [parcelsEntry, 'parcels', 'entry'],
  parcelsItem: [parcelItem, 'parcels', 'votre-colis'],
  parcelsDelivery: [deliveryPage, 'parcels', 'livraison'],
  parcelsAddresses: [parcelAddresses, 'parcels', 'adresses'],
  parcelsContents: [contentsPage, 'parcels', 'contenu'],
  parcelsSummary: [parcelsSummary, 'parcels', 'recapitulatif'],
  carriers: [carriersEntry, 'carriers', 'entry'],
  carriersItem: [carriersItem, 'carriers', 'votre-colis'],
  carriersOffers: [offersPage, 'carriers', 'offres'],
  letters: [lettersEntry, 'letters', 'entry'],
  lettersWriting: [writingPage, 'letters', 'creer-lettre'],
  lettersPresentation: [presentationPage, 'letters', 'presentation'],
  lettersRecipients: [recipientsPage, 'letters', 'destinataires'],
  lettersSummary: [lettersSummary, 'letters', 'recapitulatif'],
  logo: [logoEntry, 'logo', 'entry'],
  logoLibrary: [libraryPage, 'logo', 'bibliotheque'],
  logoChoice: [choicePage, 'logo', 'choix'],
  logoExtension: [extensionPage, 'logo', 'prolongation'],
  logoSummary: [logoSummary, 'logo', 'recapitulatif'],
  forwarding: [forwardingEntry, 'forwarding', 'entry'],
  forwardingNeeds: [needsPage, 'forwarding', 'besoins'],
  forwardingDates: [datesPage, 'forwarding', 'dates'],
  forwardingAddresses: [forwardingAddresses, 'forwarding', 'adresses'],
  forwardingBeneficiaries: [beneficiariesPage, 'forwarding', 'beneficiaires'],
  forwardingSummary: [forwardingSummary, 'forwarding', 'recapitulatif'],
  registeredMail: [mailEntry, 'registered-mail', 'entry'],
  registeredMailItem: [mailItem, 'registered-mail', 'votre-recommande'],
  registeredMailAddresses: [mailAddresses, 'registered-mail', 'adresses-depot'],
  registeredMailSummary: [mailSummary, 'registered-mail', 'recapitulatif'],
  stamps: [stampsEntry, 'stamps', 'entry'],
  stampsConfiguration: [configurationPage, 'stamps', 'configuration'],
  stampsRecipients: [stampsRecipients, 'stamps', 'destinataires'],
  stampsSummary: [stampsSummary, 'stamps', 'recapitulatif'],
};
