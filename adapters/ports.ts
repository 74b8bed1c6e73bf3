import type { Ports } from '#domain/ports.ts';
import { HttpAddressBooks } from './address/http-address-books.ts';
import { addressServices, HttpAddressChecks } from './address/http-address-checks.ts';
import { HttpMeasurements } from './analytics/http-measurements.ts';
import { HttpAssistedService } from './assisted-service/http-assisted-service.ts';
import { HttpCarriers } from './carriers/http-carriers.ts';
import { HttpCarts } from './cart/http-carts.ts';
import { type CategoriesOf, cachedCategories } from './catalog/cached-categories.ts';
import { cachedDirectory } from './catalog/cached-directory.ts';
import { HttpProducts } from './catalog/http-products.ts';
import { HttpSearchSuggestions } from './catalog/http-search-suggestions.ts';
import { HttpStockNotices } from './catalog/http-stock-notices.ts';
import { HttpCertifications } from './certification/http-certifications.ts';
import { HttpDeliveries } from './checkout/http-deliveries.ts';
import { HttpPayments } from './checkout/http-payments.ts';
import { HttpCompanies } from './company/http-companies.ts';
import { HttpCompanyOrders } from './company/http-company-orders.ts';
import { HttpQuickOrders } from './company/http-quick-orders.ts';
import type { Config } from './config.ts';
import { cachedContents } from './content/cached-contents.ts';
import { HttpDeferredPayments } from './deferred-payment/http-deferred-payments.ts';
import { HttpForwardings } from './forwarding/http-forwardings.ts';
import { backendFor } from './http/backend.ts';
import { BackendCalls } from './http/backend-calls.ts';
import { clientAt } from './http/client.ts';
import { HttpDepositLists } from './labels/http-deposit-lists.ts';
import { HttpLabels } from './labels/http-labels.ts';
import { HttpLetters } from './letters/http-letters.ts';
import type { Logger } from './log.ts';
import { HttpLogos } from './logo/http-logos.ts';
import { HttpSellerMessages } from './messages/http-seller-messages.ts';
import type { Observer } from './operations/observers.ts';
import type { Purges } from './operations/purges.ts';
import { HttpOrders } from './orders/http-orders.ts';
import { HttpParcels } from './parcels/http-parcels.ts';
import { HttpPickupPoints } from './pickup/http-pickup-points.ts';
import { HttpPointsOfSale } from './points-of-sale/http-points-of-sale.ts';
import { HttpPostage } from './postage/http-postage.ts';
import { HttpRecommendations } from './recommendations/http-recommendations.ts';
import { HttpRegisteredMails } from './registered-mail/http-registered-mails.ts';
import { HttpReturns } from './returns/http-returns.ts';
import type { RequestScope } from './scope.ts';
import { HttpServiceNotices } from './service-notices/http-service-notices.ts';
import { HttpAccounts } from './session/http-accounts.ts';
import { HttpStamps } from './stamps/http-stamps.ts';
import { HttpShipments } from './tracking/http-shipments.ts';

/** `visitorCarts.merge`: merges the visitor's cart into the account's after a sign-in. */
export type PortsFor = (scope: RequestScope) => Ports & { visitorCarts: { merge(): Promise<void> } };

/** What every request shares on its way to the backend. */
export interface BackendPorts {
  portsFor: PortsFor;
  categoriesOf: CategoriesOf;
  /** Services, by the feature of their contract, that have only failed and are not called now. */
  servicesDown(): string[];
}

interface Parts {
  config: Config;
  log: Logger;
  observers: Observer;
  purges: Pick<Purges, 'listen'>;
}

/**
 * The ports that reach the backend, and its cached answers. Nothing here needs Node: Storybook composes the same in a
 * browser.
 */
export function backendPorts({ config, log, observers, purges }: Parts): BackendPorts {
  const client = clientAt(config.OCC_BASE_URL);
  const calls = new BackendCalls(log, config, observers);
  const world = { config, client, calls, log };
  const services = addressServices(config);
  const contentsOf = cachedContents({ ...world, purges });
  const directoryOf = cachedDirectory(world, purges);
  return {
    categoriesOf: cachedCategories(world, purges),
    servicesDown: () => calls.breakers.down(),
    portsFor(scope) {
      const backend = backendFor(scope, world);
      const products = new HttpProducts(backend, config);
      const carts = new HttpCarts(backend, scope);
      return {
        products,
        stockNotices: new HttpStockNotices(backend),
        categories: products,
        ...directoryOf(scope),
        carts,
        visitorCarts: { merge: () => carts.mergeCart() },
        deliveries: new HttpDeliveries(backend),
        pickupPoints: new HttpPickupPoints(backend),
        payments: new HttpPayments(backend, config),
        orders: new HttpOrders(backend, config),
        labels: new HttpLabels(backend),
        depositLists: new HttpDepositLists(backend),
        letters: new HttpLetters(backend, config),
        logos: new HttpLogos(backend, config),
        sellerMessages: new HttpSellerMessages(backend, config),
        returns: new HttpReturns(backend),
        carriers: new HttpCarriers(backend, config),
        parcels: new HttpParcels(backend),
        forwardings: new HttpForwardings(backend),
        registeredMails: new HttpRegisteredMails(backend),
        stamps: new HttpStamps(backend),
        accounts: new HttpAccounts(backend),
        assistedService: new HttpAssistedService(backend, config),
        serviceNotices: new HttpServiceNotices(backend, config),
        shipments: new HttpShipments(backend, config),
        postage: new HttpPostage(backend),
        pointsOfSale: new HttpPointsOfSale(backend, config),
        companies: new HttpCompanies(backend),
        certifications: new HttpCertifications(backend, config),
        quickOrders: new HttpQuickOrders(backend),
        companyOrders: new HttpCompanyOrders(backend, config),
        deferredPayments: new HttpDeferredPayments(backend),
        addressBooks: new HttpAddressBooks(scope, { ...world, backend, client: services.own }),
        addressChecks: new HttpAddressChecks(scope, {
          ...world,
          services,
          calls: backend.calls,
          deadline: backend.deadline,
        }),
        contents: contentsOf(scope),
        recommendations: new HttpRecommendations(backend, scope),
        searchSuggestions: new HttpSearchSuggestions(backend),
        measurements: new HttpMeasurements(scope, world),
      };
    },
  };
}
