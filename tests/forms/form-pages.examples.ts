import { anAddress } from '#domain/address/examples.ts';
import { aProduct } from '#domain/catalog/examples.ts';
import { anOrder } from '#domain/orders/examples.ts';
import { aReturn, aReturnable } from '#domain/returns/examples.ts';
import { bookPage } from '#ui/account/book/book-page.server.ts';
import { deskPage } from '#ui/assisted-service/desk/desk-page.server.ts';
import { cartPage } from '#ui/cart/cart-page.server.ts';
import { stockNoticePage } from '#ui/catalog/stock-notice/stock-notice-page.server.ts';
import { billingPage } from '#ui/checkout/billing/billing-page.server.ts';
import { aDeliveredCart, anEntry, aServicesCart, checkoutPorts } from '#ui/checkout/checkout-ports.examples.ts';
import { deliveryPage } from '#ui/checkout/delivery/delivery-page.server.ts';
import { paymentPage } from '#ui/checkout/payment/payment.server.ts';
import { aParcel } from '#ui/labels/labels.examples.ts';
import type { RefundView } from '#ui/labels/refund/refund.view.ts';
import { refundPage } from '#ui/labels/refund/refund-page.server.ts';
import type { MessageFormView } from '#ui/messages/message-form.view.ts';
import { aCorrespondence, aThread } from '#ui/messages/messages.examples.ts';
import { sellerPage } from '#ui/messages/seller/seller-page.server.ts';
import { threadPage } from '#ui/messages/thread/thread-page.server.ts';
import { returnPage } from '#ui/returns/request/request-page.server.ts';
import type { StartReturnView } from '#ui/returns/start/start.view.ts';
import { startReturnPage } from '#ui/returns/start/start-page.server.ts';
import type { WithdrawView } from '#ui/withdrawal/request/request.view.ts';
import { withdrawPage } from '#ui/withdrawal/request/request-page.server.ts';
import { anOrderToLeave } from '#ui/withdrawal/withdrawal.examples.ts';
import { companyPages } from './company-form-pages.examples.ts';
import { contractPages } from './contract-form-pages.examples.ts';
import { depositPages } from './deposit-form-pages.examples.ts';
import { type AddressPart, anAddressDraft, type DraftedPage } from './drafted-form.examples.ts';
import { journeyPages } from './journey-form-pages.examples.ts';

const checkout = checkoutPorts(
  { addressBooks: { entries: async () => [anEntry()] } },
  aDeliveredCart({ billingAddress: anAddress({ city: 'Lyon', companyNumber: '404833048' }) }),
);

/** The form of a message to a seller. */
const writtenIn = {
  part: 'form',
  values: ({ topics, text }: Pick<MessageFormView, 'topics' | 'text'>): Record<string, string> => ({
    ...(topics.length > 0 && { sujet: topics.find(({ selected }) => selected)?.value ?? '' }),
    message: text.value,
  }),
};

export const pages: readonly DraftedPage[] = [
  {
    file: 'ui/assisted-service/desk/desk-page.server.ts',
    ...deskPage,
    ports: {},
    // Nothing that an agent typed for a shopper is kept.
    drafts: {},
  },
  {
    file: 'ui/checkout/delivery/delivery-page.server.ts',
    ...deliveryPage,
    ports: checkout,
    drafts: {
      address: {
        fields: anAddressDraft('Livraison'),
        part: 'address',
        values: ({ form }: { form: AddressPart }) => form.values,
      },
      'billing-address': {
        fields: anAddressDraft('Facture'),
        part: 'billing',
        values: ({ form }: { form: { fields: AddressPart } }) => form.fields.values,
      },
      phone: {
        fields: { telephone: '06 99 88 77 66' },
        part: 'phone',
        values: ({ form }: { form: { value: string } }) => ({ telephone: form.value }),
      },
      'billing-number': {
        fields: { entreprise: '73282932' },
        part: 'billingNumber',
        values: ({ form }: { form: { value: string } }) => ({ entreprise: form.value }),
      },
    },
  },
  {
    file: 'ui/checkout/billing/billing-page.server.ts',
    ...billingPage,
    ports: checkoutPorts({ addressBooks: { entries: async () => [anEntry()] } }, aServicesCart()),
    drafts: {
      'billing-address': {
        fields: anAddressDraft('Facture'),
        part: 'choice',
        values: ({ form }: { form: { fields: AddressPart } }) => form.fields.values,
      },
    },
  },
  {
    file: 'ui/account/book/book-page.server.ts',
    ...bookPage,
    ports: checkout,
    drafts: {
      address: {
        fields: anAddressDraft('Carnet'),
        part: 'form',
        values: ({ fields }: { fields: AddressPart }) => fields.values,
      },
    },
  },
  ...companyPages,
  ...contractPages,
  ...depositPages,
  ...journeyPages,
  { file: 'ui/checkout/payment/payment.server.ts', ...paymentPage, ports: checkout, drafts: {} },
  {
    file: 'ui/catalog/stock-notice/stock-notice-page.server.ts',
    path: '/boutique/retour-en-stock?article=3202005',
    ...stockNoticePage,
    ports: { products: { ofCode: async () => aProduct({ stock: 'out', noticeMonths: 6 }) } },
    drafts: {
      ask: {
        fields: { email: 'attente@exemple.fr' },
        part: 'form',
        values: ({ value }: { value: string }) => ({ email: value }),
      },
    },
  },
  {
    file: 'ui/messages/seller/seller-page.server.ts',
    ...sellerPage,
    ports: { sellerMessages: { about: async () => aCorrespondence({ order: '' }) } },
    drafts: { 'new-thread': { fields: { sujet: 'INVOICE', message: 'Où est ma facture ?\nMerci.' }, ...writtenIn } },
  },
  {
    file: 'ui/messages/thread/thread-page.server.ts',
    ...threadPage,
    ports: {
      sellerMessages: {
        about: async () => aCorrespondence({ order: '' }),
        thread: async () => aThread({ order: '', consignment: '' }),
      },
    },
    drafts: { reply: { fields: { message: 'Merci pour votre réponse.' }, ...writtenIn } },
  },
  {
    file: 'ui/returns/start/start-page.server.ts',
    ...startReturnPage,
    ports: { returns: { returnable: async () => aReturnable(), ofOrder: async () => [] } },
    drafts: {
      'ask-return': {
        fields: {
          'quantite-0': '2',
          'motif-0': 'OTHER',
          'quantite-1': '0',
          'motif-1': '',
          mode: 'HOME',
          commentaire: 'Le format ne convient pas.',
        },
        part: 'form',
        values: ({ lines, methods, comment }: NonNullable<StartReturnView['form']>) => ({
          ...Object.fromEntries(
            lines.flatMap(({ quantity, reason }) => [quantity, reason].map(({ name, value }) => [name, value])),
          ),
          mode: methods.find(({ selected }) => selected)?.value,
          commentaire: comment.value,
        }),
      },
    },
  },
  {
    file: 'ui/returns/request/request-page.server.ts',
    ...returnPage,
    ports: { returns: { ofCode: async () => aReturn() } },
    drafts: {},
  },
  {
    file: 'ui/labels/refund/refund-page.server.ts',
    ...refundPage,
    ports: {
      orders: { ofCode: async () => anOrder() },
      labels: { refundable: async () => [aParcel(), aParcel({ trackingId: '6A26407744181' })] },
    },
    drafts: {
      refund: {
        fields: { etiquette: '6A26407744181', motif: 'Colis non envoyé.' },
        part: 'form',
        values: ({ parcels, reason }: NonNullable<RefundView['form']>) => ({
          etiquette: parcels
            .filter(({ selected }) => selected)
            .map(({ id }) => id)
            .join(),
          motif: reason.value,
        }),
      },
    },
  },
  {
    file: 'ui/withdrawal/request/request-page.server.ts',
    ...withdrawPage,
    mode: 'part',
    ports: {
      orders: { ofCode: async () => anOrderToLeave({ withdrawableUntil: '2999-12-31' }), withdrawals: async () => [] },
    },
    drafts: {
      withdraw: {
        fields: {
          article: '0.3202005',
          'quantite-0.3202005': '2',
          email: 'rendu@exemple.fr',
          message: 'Merci de confirmer.',
        },
        part: 'form',
        values: ({ lines, email, comment }: NonNullable<WithdrawView['form']>) => ({
          article: lines
            .filter(({ selected }) => selected)
            .map(({ id }) => id)
            .join(),
          'quantite-0.3202005': lines[0]?.quantity?.value,
          email: email.value,
          message: comment.value,
        }),
      },
    },
  },
  {
    file: 'ui/cart/cart-page.server.ts',
    ...cartPage,
    ports: { carts: { validate: async () => ({ cart: aDeliveredCart(), expired: false, changes: [] }) } },
    drafts: {
      voucher: {
        fields: { code: 'BIENVENUE10' },
        part: 'voucher',
        values: ({ typed }: { typed: string }) => ({ code: typed }),
      },
    },
  },
];
