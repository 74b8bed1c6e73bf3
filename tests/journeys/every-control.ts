/** Every route of the shop, with the scene in which its controls are tested. */

import type { RouteName } from '#ui/routing/route-table.ts';
import * as account from './controls/account.ts';
import * as questions from './controls/address-questions.ts';
import * as addresses from './controls/addresses.ts';
import * as cart from './controls/cart.ts';
import * as catalog from './controls/catalog.ts';
import * as company from './controls/company.ts';
import * as content from './controls/content.ts';
import type { Scene } from './controls/control.ts';
import * as delivery from './controls/delivery.ts';
import * as deposits from './controls/deposit-lists.ts';
import { carriersEntry, carriersItem, carriersOffers } from './controls/journeys/carriers.ts';
import * as forwarding from './controls/journeys/forwarding.ts';
import * as letters from './controls/journeys/letters.ts';
import { lettersFitting } from './controls/journeys/letters-fitting.ts';
import * as logo from './controls/journeys/logo.ts';
import { batchColumns, batchRows, batchTable } from './controls/journeys/parcel-batch.ts';
import { parcelsContents, parcelsSummary } from './controls/journeys/parcel-summary.ts';
import {
  parcelsAddresses,
  parcelsAsked,
  parcelsDelivery,
  parcelsEntry,
  parcelsItem,
  parcelsPoints,
} from './controls/journeys/parcels.ts';
import { proContents, proSummary } from './controls/journeys/pro-parcel.ts';
import {
  registeredMailAddresses,
  registeredMailEntry,
  registeredMailItem,
  registeredMailSummary,
} from './controls/journeys/registered-mail.ts';
import { savedParcels } from './controls/journeys/saved-parcels.ts';
import { stampFavourites, stampPrinter } from './controls/journeys/stamp-pages.ts';
import { stampsConfiguration, stampsEntry, stampsRecipients, stampsSummary } from './controls/journeys/stamps.ts';
import * as labels from './controls/labels.ts';
import * as layouts from './controls/layouts.ts';
import * as messages from './controls/messages.ts';
import * as orders from './controls/orders.ts';
import * as payment from './controls/payment.ts';
import { pickup } from './controls/pickup.ts';
import { pointsFound, pointsOfSale } from './controls/points-of-sale.ts';
import { postage } from './controls/postage.ts';
import * as product from './controls/product.ts';
import * as returns from './controls/returns.ts';
import * as withdrawals from './controls/withdrawals.ts';

/** A page without controls of its own, or an address without a page. */
type Bare = 'no control' | 'no page';
/** The same screen as another route: it must have the same controls. */
interface Alike {
  like: Scene;
}

const bare = 'no control';
const none = 'no page';

export const routes: Record<RouteName, readonly Scene[] | Alike | Bare> = {
  home: [content.home, content.suggested],
  homeConnectedPro: [company.connectedHome, company.connectedHomeOrders, payment.certificationAtHome],
  quickOrder: [company.quickOrder],
  company: [company.companySiret],
  certification: [company.certification],

  contractTerms: bare,
  generalTerms: bare,
  salesTerms: bare,
  dangerousGoods: bare,
  dangerousGoodsShort: bare,
  accessibility: bare,
  cookies: [content.cookies],
  personalData: bare,
  withdrawal: bare,
  sendLetter: bare,
  sendParcel: bare,
  help: [content.help],
  rankingCriteria: bare,

  brands: [catalog.brands],
  stockNotice: [product.stockNotice],
  search: [catalog.search],
  sellers: [catalog.sellers],
  plp: { like: catalog.search },
  plpFacet: { like: catalog.search },
  plpMarque: { like: catalog.search },
  plpVendeur: [catalog.seller],
  universe: [catalog.universe],
  productOffer: { like: product.booklets },
  product: [product.booklets, product.soldOut, product.seenBefore],
  ownBrand: { like: catalog.search },
  ownBrandProduct: { like: product.booklets },

  postage: [postage],
  pointsOfSale: [pointsOfSale, pointsFound],

  cart: [cart.cart],
  selection: [cart.twoCarts],
  delivery: [
    addresses.book,
    addresses.longBook,
    addresses.form,
    questions.check,
    questions.abroad,
    questions.unknown,
    delivery.mode,
    delivery.phone,
    pickup,
    delivery.notDelivered,
    delivery.billingBook,
    delivery.billingForm,
    delivery.professional,
  ],
  payment: [payment.payment, payment.professionalPayment, payment.certification],
  billing: [payment.billing],
  paymentReturn: [payment.verifying],
  confirmation: [payment.confirmation],

  account: bare,
  orderList: [orders.list],
  addressBook: [account.ownBook, account.ownLongBook, account.ownForm],

  orderDetail: [orders.order, orders.orderOfLabels],
  orderRefund: [labels.refund],
  dropOffCode: [labels.dropOffCode],
  orderReturn: [returns.request],
  contactSeller: [messages.question],
  sellerThread: [messages.thread],
  startReturn: [returns.start],
  changeOfMind: [orders.changeOfMind],
  orderContract: [forwarding.awaitedContract, forwarding.runningContract],
  withdraw: [withdrawals.withdraw],
  withdrawn: [withdrawals.acknowledgement],
  labels: [labels.labels],

  parcels: [parcelsEntry],
  parcelsItem: [parcelsItem],
  parcelsDelivery: [parcelsDelivery, parcelsPoints],
  parcelsAddresses: [parcelsAddresses, parcelsAsked],
  parcelsContents: [parcelsContents, proContents],
  parcelsSummary: [parcelsSummary, proSummary],
  stamps: [stampsEntry],
  stampsConfiguration: [stampsConfiguration],
  stampsRecipients: [stampsRecipients],
  stampsSummary: [stampsSummary],
  stampPrinter: [stampPrinter],
  depositLists: [deposits.lists],
  depositList: [deposits.list],
  savedParcels: [savedParcels],
  stampFavourites: [stampFavourites],
  letters: [letters.lettersEntry],
  lettersWriting: [letters.lettersWriting],
  lettersPresentation: [letters.lettersPresentation, lettersFitting],
  lettersRecipients: [letters.lettersRecipients],
  lettersSummary: [letters.lettersSummary],
  forwarding: [forwarding.forwardingEntry],
  forwardingNeeds: [forwarding.forwardingNeeds],
  forwardingDates: [forwarding.forwardingDates],
  forwardingAddresses: [forwarding.forwardingAddresses],
  forwardingBeneficiaries: [forwarding.forwardingBeneficiaries],
  forwardingSummary: [forwarding.forwardingSummary],
  forwardingObjection: [forwarding.objection],
  registeredMail: [registeredMailEntry],
  registeredMailItem: [registeredMailItem],
  registeredMailAddresses: [registeredMailAddresses],
  registeredMailSummary: [registeredMailSummary],
  carriers: [carriersEntry],
  carriersItem: [carriersItem],
  carriersOffers: [carriersOffers],
  proParcels: { like: parcelsEntry },
  parcelBatch: [batchTable, batchColumns, batchRows],
  parcelBatchFile: none,
  logo: [logo.logoEntry],
  logoLibrary: [logo.logoLibrary],
  logoChoice: [logo.logoChoice],
  logoExtension: [logo.logoExtension],
  logoSummary: [logo.logoSummary],
  logoPreview: none,
  logoImage: none,

  customerArea: none,
  invoices: none,
  purchases: none,
  purchaseDetail: none,
  tracking: none,
  forwardingContract: none,
  mobileApp: none,
  helpSite: none,

  signIn: none,
  register: none,
  signInReturn: none,
  // It shows the error page.
  signOut: none,
  visitor: none,
  error: none,
  language: none,
  consent: none,
  measure: none,
  recommendations: none,
  communes: none,
  stampGrid: none,
  streets: none,
  suggestions: none,
  fulfilment: none,
  labelsFile: none,
  dropOffCodeFile: none,
  stampsFile: none,
  plankFile: none,
  letterFile: none,
  letterProof: none,
  invoiceFile: none,
  withdrawnFile: none,
  returnLabel: none,
  depositListFile: none,
  labelTestPage: none,
  attachment: none,
  letterPdf: none,
  preview: none,
  // The desk has a shop of its own: desk/every-control.spec.ts.
  assistance: none,
  assistanceSignIn: none,
  assistanceReturn: none,
};

/** Scenes without a route: the two layouts, and an unknown address. */
const around = [layouts.layout, layouts.checkoutLayout, content.nowhere];

export const scenes: Scene[] = [...around, ...Object.values(routes).flatMap((row) => (Array.isArray(row) ? row : []))];
