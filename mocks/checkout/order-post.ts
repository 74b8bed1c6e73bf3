/** OCC's silent order post: a browser gives a card to the provider, and the provider's answer to the cart. */
import { HttpResponse, http as msw } from 'msw';
import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/checkout.ts';
import { changeCart } from '../cart/carts.ts';
import { withCart } from '../cart/request.ts';
import type { PaymentDetails } from '../records/payments.ts';
import { countryOf } from '../session/countries.ts';
import { type Lang, langOf } from '../shared/lang.ts';
import { BASE_URL } from '../shared/operations.ts';
import { html } from '../shared/pages/html.ts';
import { refusal } from '../shared/problems.ts';
import { formOf } from '../shared/requests/form.ts';
import { maskedDetails } from './payment-details.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });

/** How OCC calls the fields of a card, and how this provider does. */
const labels = {
  hybris_account_holder_name: 'accountHolderName',
  hybris_card_type: 'cardType',
  hybris_card_number: 'cardNumber',
  hybris_card_expiration_month: 'expiryMonth',
  hybris_card_expiration_year: 'expiryYear',
  hybris_card_cvn: 'securityCode',
  hybris_billTo_country: 'billToCountry',
  hybris_billTo_firstname: 'billToFirstName',
  hybris_billTo_lastname: 'billToLastName',
  hybris_billTo_street1: 'billToStreet',
  hybris_billTo_city: 'billToCity',
  hybris_billTo_region: 'billToRegion',
  hybris_billTo_postalcode: 'billToPostalCode',
};

const entries = (pairs: Record<string, string>) => ({
  entry: Object.entries(pairs).map(([key, value]) => ({ key, value })),
});

type Fields = Record<string, string>;

export const orderPostHandlers = [
  http.get('/users/{userId}/carts/{cartId}/payment/sop/request', ({ params, request, response }) =>
    withCart(request, params, async ({ cart }) =>
      response(200).json({
        postUrl: `${new URL(request.url).origin}/payment/sop`,
        parameters: entries({ orderNumber: cart.code }),
        mappingLabels: entries({ hybris_combined_expiry_date: 'false', ...labels }),
      }),
    ),
  ),

  http.post('/users/{userId}/carts/{cartId}/payment/sop/response', async ({ params, request, response }) => {
    const fields = await formOf(request);
    return withCart(request, params, async ({ world, cart }) => {
      if (fields.decision !== 'ACCEPT') throw notAccepted(cart.code);
      const saved = maskedDetails(detailsOf(fields, langOf(request)), `pd-${world.next()}`);
      await changeCart(world, cart, (draft) => {
        draft.paymentDetails = saved;
        draft.paymentMode = 'card';
      });
      return response(200).json(saved);
    });
  }),
];

const notAccepted = (subject: string) =>
  refusal(400, {
    type: 'PaymentAuthorizationError',
    reason: 'REFUSED',
    subject,
    subjectType: 'cart',
    message: 'The provider has not accepted the card.',
  });

function detailsOf(fields: Fields, lang: Lang): PaymentDetails {
  const { accountHolderName, cardType, cardNumber, expiryMonth, expiryYear, defaultPayment } = fields;
  return {
    ...(accountHolderName && { accountHolderName }),
    ...(cardType && { cardType: { code: cardType } }),
    ...(cardNumber && { cardNumber }),
    ...(expiryMonth && { expiryMonth }),
    ...(expiryYear && { expiryYear }),
    defaultPayment: defaultPayment === 'true',
    ...(fields.billToCity && { billingAddress: billingAddressOf(fields, lang) }),
  };
}

const billingAddressOf = (fields: Fields, lang: Lang): NonNullable<PaymentDetails['billingAddress']> => ({
  firstName: fields.billToFirstName ?? '',
  lastName: fields.billToLastName ?? '',
  // OCC's client puts both lines of the street together, with a space after an empty second one.
  line1: fields.billToStreet?.trim() ?? '',
  postalCode: fields.billToPostalCode ?? '',
  town: fields.billToCity ?? '',
  country: countryOf(fields.billToCountry ?? 'FR', lang),
});

const cardNumber = /^\d{12,19}$/;

/** What the provider answers a browser: a form with what it has kept of the card, which the client reads as XML. */
export const orderPostProvider = msw.post('*/payment/sop', async ({ request }) => {
  const { securityCode: _code, ...fields } = await formOf(request);
  const digits = fields.cardNumber?.replace(/\D/g, '') ?? '';
  const decision = cardNumber.test(digits) ? 'ACCEPT' : 'REJECT';
  const answer = { ...fields, cardNumber: `************${digits.slice(-4)}`, decision };
  const inputs = Object.entries(answer).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return HttpResponse.html(html`<html><body><form method="post">${inputs}</form></body></html>`.markup);
});
