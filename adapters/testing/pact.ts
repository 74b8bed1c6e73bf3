import { join } from 'node:path';
import { Matchers, PactV4 } from '@pact-foundation/pact';
import { fromAddress } from '#adapters/address/address-mapping.ts';
import type { RequestScope } from '#adapters/scope.ts';
import { aWholeAddress } from '#domain/address/examples.ts';
import { providerOf, SHOP } from './pacticipants.ts';
import { aScope, assisting, shopOn, signedIn } from './shop.ts';

export const SHOPPER = 'particulier@exemple.fr';
export const AGENT = 'conseiller@exemple.fr';
const { integer, like, number, string } = Matchers;

type States = Record<string, Record<string, string | number>>;

/** One interaction of a pact. */
export interface Promised {
  to: string;
  /** States of contracts/pacts/STATES.md, with their parameters. */
  given: States | [state: string, parameters: States[string]][];
  call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  sends?: unknown;
  /**
   * A form, in place of JSON. Its files are tested beside the adapter: the comparator with the contract reads several
   * fields of one name as one.
   */
  sendsForm?: Record<string, string | SentFile>;
  /** A form without files, as an address writes it. */
  sendsFields?: Record<string, string>;
  status?: number;
  answers?: unknown;
  /** The answer is a PDF. */
  isFile?: boolean;
  /** A file, in place of JSON. */
  answersFile?: { type: string; content: Buffer; disposition: ReturnType<typeof Matchers.regex> };
  /** The call carries a shopper's token. */
  own?: boolean;
  /** The shopper's e-mail; the individual by default. */
  as?: string;
  /** The customer for whom an agent calls, where the address names no user. */
  onBehalfOf?: string;
}

/** The pact's server plays whichever provider is called; where it is the government's API, the operator's is away. */
const everyService = (url: string, contract: string) => ({
  CONTENT_BASE_URL: url,
  ADDRESS_API_URL: url,
  ADDRESS_BASE_URL: contract === 'geocoding' ? 'http://127.0.0.1:9' : url,
  PRO_API_URL: url,
  SSU_BASE_URL: url,
  APIM_BASE_URL: url,
  ASM_BASE_URL: url,
  AGENT_OIDC_CLIENT_SECRET: 'secret-of-agents',
});

type Shop = ReturnType<ReturnType<typeof shopOn>['portsFor']>;
type Run<Result> = (ports: Shop, scope: RequestScope, url: string) => Promise<Result>;

/** The query parameters of every call. */
export const context = { lang: 'fr', curr: 'EUR', baseSite: 'part' };

/**
 * Writes the pact with the provider of a contract while testing that the shop can read its answers. @param common the
 * parameters of all its calls. @param consumer who asks: the shop, or another client of OCC.
 */
export function pactWith(contract: string, common: Record<string, string> = context, consumer = SHOP) {
  const pact = new PactV4({
    consumer,
    provider: providerOf(contract),
    dir: process.env.PACT_FOLDER ?? 'contracts/pacts',
    logLevel: 'error',
  });

  return async <Result>(promised: Promised[], run: Run<Result>, over: Partial<RequestScope> = {}): Promise<Result> => {
    const [last, ...others] = promised
      .toReversed()
      .map((each) => addInteraction(pact, { ...each, query: { ...each.query, ...common } }));
    if (!last || others.length + 1 !== promised.length) throw new Error('A pact needs a promise.');
    const who = promised.find(({ own }) => own);
    const shopper = who ? signedIn(who.as ?? SHOPPER, over) : aScope(over);
    const scope = who?.as === AGENT ? assisting(who.onBehalfOf ?? null, over) : shopper;
    let outcome: { value: Result } | undefined;
    await last.executeTest(async ({ url }) => {
      const shop = shopOn(url, everyService(url, contract));
      try {
        outcome = { value: await run(shop.portsFor(scope), scope, url) };
      } finally {
        await shop.close();
      }
    });
    if (!outcome) throw new Error('The shop was not asked.');
    return outcome.value;
  };
}

function addInteraction(
  pact: PactV4,
  {
    to,
    given,
    call,
    query,
    headers,
    sends,
    sendsForm,
    sendsFields,
    status = 200,
    answers,
    answersFile,
    isFile,
    own,
    as = SHOPPER,
    onBehalfOf,
  }: Promised,
) {
  const [method = '', path = ''] = call.split(' ');
  let interaction = pact.addInteraction().uponReceiving(to);
  for (const [state, parameters] of Array.isArray(given) ? given : Object.entries(given))
    interaction = interaction.given(state, parameters);
  return interaction
    .withRequest(method, path, (request) => {
      request.query(query ?? {});
      request.headers({
        ...(own && { authorization: `Bearer test:${as}` }),
        ...(onBehalfOf !== undefined && { 'sap-commerce-cloud-user-id': onBehalfOf }),
        ...headers,
      });
      if (sends !== undefined) request.jsonBody(sends);
      if (sendsFields)
        withForm(
          request.headers({ 'Content-Type': plainForm }),
          new URLSearchParams(sendsFields).toString(),
          plainForm,
        );
      if (sendsForm) withForm(request.headers({ 'Content-Type': anyForm }), formBody(sendsForm));
    })
    .willRespondWith(status, (response) => {
      if (answers !== undefined) response.jsonBody(answers);
      if (isFile) response.binaryFile('application/pdf', join(import.meta.dirname, 'small.pdf'));
      if (answersFile) {
        const { type, content, disposition } = answersFile;
        response.headers({ 'Content-Disposition': disposition }).body(type, content);
      }
    });
}

/** A text file of a form, alone under its name. */
interface SentFile {
  fileName: string;
  content: string;
}

/** A form has another boundary each time it is sent. */
const formType = 'multipart/form-data; boundary=limite-du-pacte';
const anyForm = Matchers.regex(/^multipart\/form-data;\s*boundary=.+$/, formType);

function formBody(fields: Record<string, string | SentFile>): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--limite-du-pacte\r\nContent-Disposition: form-data; name="${name}"${partOf(value)}\r\n`,
  );
  return `${parts.join('')}--limite-du-pacte--\r\n`;
}

const partOf = (value: string | SentFile): string =>
  typeof value === 'string'
    ? `\r\n\r\n${value}`
    : `; filename="${value.fileName}"\r\nContent-Type: text/plain\r\n\r\n${value.content}`;

/**
 * Pact's `body` would compare the whole form with the type of its first bytes. Set as text, a form is compared part by
 * part.
 */
const plainForm = 'application/x-www-form-urlencoded';
const withForm = (request: object, form: string, type = formType) =>
  (request as { interaction: { withRequestBody(body: string, type: string): void } }).interaction.withRequestBody(
    form,
    type,
  );

/** A refusal in OCC's format: type and reason decide, the message does not. */
export const refusal = (type: string, reason?: string) => ({ errors: [{ type, ...(reason && { reason }) }] });

/** OCC's refusal for a cart that it does not find: only with its guid does the shop treat the cart as expired. */
export const noCart = (subject: string) => ({
  errors: [{ type: 'CartError', reason: 'notFound', subject, subjectType: 'cart' }],
});

/** A day of a contract's `date`. */
export const isoDay = (example: string) => Matchers.regex('^\\d{4}-\\d{2}-\\d{2}$', example);
/** A moment of a contract's `date-time`: with or without fractions of a second, with `Z`, `+01:00`, or OCC's `+0000`. */
export const isoMoment = (example: string) =>
  Matchers.regex('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:?\\d{2})$', example);

export const price = (value: number) => ({ currencyIso: 'EUR', value: number(value) });
/** A price whose exact value is promised. */
export const exactPrice = (value: number) => ({ currencyIso: 'EUR', value });

export const totals = {
  subTotal: price(18.24),
  totalTax: price(1.04),
  totalPriceWithTax: price(20.31),
  totalPriceWithoutTax: price(19.27),
};

export const anEntry = (quantity: number, code = '1126001') => ({
  entryNumber: 0,
  quantity,
  product: { code, name: string('Carnet de 12 timbres'), productType: 'PRODUCT' },
  basePrice: price(18.24),
  totalPrice: price(18.24),
});

/** The fields of a cart that the shop reads; no others are promised. */
export const aWireCart = (over: Record<string, unknown> = {}) => ({
  code: string('00000001'),
  guid: string('panier-1'),
  totalItems: integer(1),
  ...totals,
  ...over,
});

/** An address that any OCC backend could send, without this operator's extensions. */
export const aWireAddress = {
  firstName: string('Compte'),
  lastName: string('Particulier'),
  line1: string('12 rue de la République'),
  postalCode: string('69002'),
  town: string('Lyon'),
  country: { isocode: like('FR') },
};

/** Every field of an address, as the shop sends it; an answer has all of them. */
export const aSentAddress = fromAddress(aWholeAddress());
export const aGivenAddress = like({ ...aSentAddress });
