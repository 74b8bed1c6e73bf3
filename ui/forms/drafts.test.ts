import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SqliteDraftRecords } from '#adapters/journey/draft-records.ts';
import { StoredJourneyDrafts } from '#adapters/journey/stored-journey-drafts.ts';
import { SqliteSessionStore } from '#adapters/session/session-store.ts';
import { StoredDrafts } from '#adapters/session/stored-drafts.ts';
import { anAddress } from '#domain/address/examples.ts';
import { fieldNames } from '#domain/address/form-fields.ts';
import { aProduct } from '#domain/catalog/examples.ts';
import { theLetterChoices } from '#domain/letters/examples.ts';
import { anOrder } from '#domain/orders/examples.ts';
import { theParcelOptions } from '#domain/parcels/examples.ts';
import { theMailOptions } from '#domain/registered-mail/examples.ts';
import { aReturn, aReturnable } from '#domain/returns/examples.ts';
import type { Mode } from '#domain/shared/mode.ts';
import { theStampOptions } from '#domain/stamps/examples.ts';
import { bookPage } from '#ui/account/book/book-page.server.ts';
import { cartPage } from '#ui/cart/cart-page.server.ts';
import { stockNoticePage } from '#ui/catalog/stock-notice/stock-notice-page.server.ts';
import { billingPage } from '#ui/checkout/billing/billing-page.server.ts';
import { aDeliveredCart, anEntry, aServicesCart, checkoutPorts } from '#ui/checkout/checkout-ports.examples.ts';
import { deliveryPage } from '#ui/checkout/delivery/delivery-page.server.ts';
import { paymentPage } from '#ui/checkout/payment/payment.server.ts';
import { aParcel } from '#ui/labels/labels.examples.ts';
import type { RefundView } from '#ui/labels/refund/refund.view.ts';
import { refundPage } from '#ui/labels/refund/refund-page.server.ts';
import { entryPage as letterEntryPage } from '#ui/letters/entry/entry.server.ts';
import type { MessageFormView } from '#ui/messages/message-form.view.ts';
import { aCorrespondence, aThread } from '#ui/messages/messages.examples.ts';
import { sellerPage } from '#ui/messages/seller/seller-page.server.ts';
import { threadPage } from '#ui/messages/thread/thread-page.server.ts';
import { batchPage } from '#ui/parcels/batch/batch.server.ts';
import { entryPage as parcelEntryPage } from '#ui/parcels/entry/entry.server.ts';
import { entryPage } from '#ui/registered-mail/entry/entry.server.ts';
import { aRequest, type GivenPorts } from '#ui/request/request.examples.ts';
import { returnPage } from '#ui/returns/request/request-page.server.ts';
import type { StartReturnView } from '#ui/returns/start/start.view.ts';
import { startReturnPage } from '#ui/returns/start/start-page.server.ts';
import { entryPage as stampsEntryPage } from '#ui/stamps/entry/entry.server.ts';
import type { WithdrawView } from '#ui/withdrawal/request/request.view.ts';
import { withdrawPage } from '#ui/withdrawal/request/request-page.server.ts';
import { anOrderToLeave } from '#ui/withdrawal/withdrawal.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import type { FormsOf } from './form-result.ts';

/**
 * Each form with text fields, with a distinct value for each field and the part of the page that shows them. When a
 * session has ended, the values come back to that form, complete, and to no other.
 */
interface Drafted {
  fields: Record<string, string>;
  /** The part of the page that belongs to this form. */
  part: string;
  /** The values in that part, by the names of the fields. */
  values(part: never): Record<string, string | undefined>;
}
interface DraftedPage {
  file: string;
  /** The address of the page, where it says what the page is about. */
  path?: string;
  forms: FormsOf;
  show(context: ReturnType<typeof aRequest>, url: URL): Promise<{ view: object }>;
  ports: GivenPorts;
  /** A professional’s page where nothing is said. */
  mode?: Mode;
  drafts: Record<string, Drafted>;
}

/** Every field of an address with a value of its own, the two boxes ticked. */
const anAddressDraft = (of: string): Record<string, string> => ({
  ...Object.fromEntries(Object.values(fieldNames).map((name) => [name, `${of} ${name}`])),
  civility: 'mr',
  country: 'BE',
  isCompany: '1',
  isPrimary: '1',
});

interface AddressPart {
  values: Record<string, string>;
}

const checkout = checkoutPorts(
  { addressBooks: { entries: async () => [anEntry()] } },
  aDeliveredCart({ billingAddress: anAddress({ city: 'Lyon', companyNumber: '404833048' }) }),
);

const lasting = anOrderToLeave({ withdrawableUntil: '2999-12-31' });

/** The form of a message to a seller. */
const writtenIn = {
  part: 'form',
  values: ({ topics, text }: Pick<MessageFormView, 'topics' | 'text'>): Record<string, string> => ({
    ...(topics.length > 0 && { sujet: topics.find(({ selected }) => selected)?.value ?? '' }),
    message: text.value,
  }),
};

const pages: DraftedPage[] = [
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
  {
    file: 'ui/parcels/entry/entry.server.ts',
    ...parcelEntryPage,
    ports: { parcels: { options: async () => theParcelOptions() } },
    drafts: {},
  },
  {
    file: 'ui/parcels/batch/batch.server.ts',
    ...batchPage,
    ports: { parcels: { options: async () => theParcelOptions() } },
    drafts: {
      read: {
        fields: { pasted: 'Nom;Commune' },
        part: 'table',
        values: ({ pasted }: { pasted: string }) => ({ pasted }),
      },
    },
  },
  {
    file: 'ui/letters/entry/entry.server.ts',
    ...letterEntryPage,
    ports: { letters: { options: async () => theLetterChoices() } },
    drafts: {},
  },
  {
    file: 'ui/registered-mail/entry/entry.server.ts',
    ...entryPage,
    ports: { registeredMails: { options: async () => theMailOptions() } },
    drafts: {},
  },
  {
    file: 'ui/stamps/entry/entry.server.ts',
    ...stampsEntryPage,
    ports: { stamps: { options: async () => theStampOptions() } },
    drafts: {},
  },
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
    ports: { orders: { ofCode: async () => lasting, withdrawals: async () => [] } },
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

const { t } = wordingOf({ lang: 'fr', mode: 'pro' });
const url = new URL('https://boutique.example/');

/** The fields that the session records keep of a form: secrets are left out. */
async function storedFieldsOf(fields: Record<string, string>): Promise<Record<string, string>> {
  const drafts = new StoredDrafts(new SqliteSessionStore(':memory:'));
  const stored = await drafts.keep({ path: url.pathname, owner: 'compte-1', fields });
  return (stored && (await drafts.of(stored.id))?.fields) ?? {};
}

async function shownWith(
  { show, ports, path = '/', mode = 'pro' }: Pick<DraftedPage, 'show' | 'ports' | 'path' | 'mode'>,
  draft: Record<string, string> | null,
): Promise<Record<string, unknown>> {
  const otherPorts = { carts: { mini: async () => ({ count: 0 }) } };
  const journeyDrafts = new StoredJourneyDrafts(new SqliteDraftRecords(':memory:'));
  const { view } = await show(aRequest({ mode, ports, otherPorts, draft, journeyDrafts }), new URL(path, url));
  return { ...view };
}

test('every page with forms is looked at here', () => {
  const declared = globSync('ui/**/*.{ts,tsx}').filter(
    (file) => !file.endsWith('.test.ts') && / = formPage\(/.test(readFileSync(file, 'utf8')),
  );
  expect(pages.map(({ file }) => file).toSorted()).toEqual(declared.toSorted());
});

describe.each(pages)('$file', ({ forms, drafts, ...page }) => {
  test('has a draft here for every form in which something is typed', () => {
    const typed = Object.keys(forms).filter((intent) => forms[intent]?.typed);
    expect(Object.keys(drafts).toSorted()).toEqual(typed.toSorted());
  });

  test.each(Object.entries(drafts))('shows what was typed as « %s » in that form alone', async (intent, drafted) => {
    const { fields, part, values } = drafted;
    const { [part]: own, ...others } = await shownWith(page, await storedFieldsOf({ intent, ...fields }));
    expect(values(own as never)).toEqual(fields);
    const otherFields = JSON.stringify(others);
    // Short codes and ticks occur in every form; each other value belongs to one form only.
    for (const value of Object.values(fields).filter(({ length }) => length > 2))
      expect(otherFields).not.toContain(value);
    expect(noticesIn(others)).toContain(t('forms.draftRestored'));
  });
});

const noticesOf = (view: Record<string, unknown>) =>
  [view, view.answer].flatMap((at) => (at as { notices?: { text: string }[] } | undefined)?.notices ?? []);
const noticesIn = (view: Record<string, unknown>) => noticesOf(view).map(({ text }) => text);
