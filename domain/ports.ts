import type { AddressBooks } from './address/book/address-books.ts';
import type { AddressChecks } from './address/check/address-check.ts';
import type { StreetSuggestions } from './address/check/street-suggestions.ts';
import type { Towns } from './address/check/towns.ts';
import type { Measurements } from './analytics/measurements.ts';
import type { Carriers } from './carriers/carriers.ts';
import type { Carts } from './cart/cart.ts';
import type { QuickOrders } from './cart/quick-orders.ts';
import type { Categories, Products } from './catalog/catalog.ts';
import type { Brands, Sellers } from './catalog/directory.ts';
import type { SearchSuggestions } from './catalog/search-suggestions.ts';
import type { StockNotices } from './catalog/stock-notices.ts';
import type { Deliveries } from './checkout/deliveries.ts';
import type { Payments } from './checkout/payments.ts';
import type { Companies, CompanyOrders } from './company/company.ts';
import type { Contents } from './content/content.ts';
import type { DeferredPayments } from './deferred-payment/deferred-payments.ts';
import type { Forwardings } from './forwarding/forwarding.ts';
import type { Labels } from './labels/labels.ts';
import type { Letters } from './letters/letters.ts';
import type { SellerMessages } from './messages/messages.ts';
import type { Orders } from './orders/orders.ts';
import type { Parcels } from './parcels/parcels.ts';
import type { PickupPoints } from './pickup/pickup-points.ts';
import type { Postage } from './postage/postage.ts';
import type { Recommendations } from './recommendations/recommendations.ts';
import type { RegisteredMails } from './registered-mail/registered-mail.ts';
import type { Returns } from './returns/returns.ts';
import type { Accounts } from './session/account.ts';
import type { Stamps } from './stamps/stamps.ts';

/** The ports of one request. */
export interface Ports {
  products: Products;
  stockNotices: StockNotices;
  categories: Categories;
  brands: Brands;
  sellers: Sellers;
  carts: Carts;
  quickOrders: QuickOrders;
  deliveries: Deliveries;
  pickupPoints: PickupPoints;
  payments: Payments;
  orders: Orders;
  labels: Labels;
  letters: Letters;
  sellerMessages: SellerMessages;
  returns: Returns;
  carriers: Carriers;
  parcels: Parcels;
  forwardings: Forwardings;
  registeredMails: RegisteredMails;
  stamps: Stamps;
  accounts: Accounts;
  postage: Postage;
  companies: Companies;
  companyOrders: CompanyOrders;
  deferredPayments: DeferredPayments;
  addressBooks: AddressBooks;
  addressChecks: AddressChecks & StreetSuggestions & Towns;
  contents: Contents;
  recommendations: Recommendations;
  searchSuggestions: SearchSuggestions;
  measurements: Measurements;
}

/** The ports of a use case. */
export type Uses<Name extends keyof Ports> = Pick<Ports, Name>;
