import pino from 'pino';
import { addressFields } from '#domain/address/form-fields.ts';

export type Logger = pino.Logger;

/** Fields that are redacted at any depth (promises §3b); callers must not log them in the first place. */
const personal = new Set([
  ...addressFields.map((name) => name.toLowerCase()),
  ...`name firstname lastname fullname displayname companyname shopper customer user
  address addresses deliveryaddress billingaddress line1 line2 line3 town postalcode
  email mail uid login phone phone1 phone2 cellphone phonenumber birthdate ip
  token accesstoken refreshtoken idtoken codeverifier password secret clientsecret
  ticket session sessionid guid cartguid cookie cookies setcookie authorization
  headers body form query card cardnumber pan cvv cvc cryptogram expiry iban`.split(/\s+/),
]);
const isPersonal = (field: string) => personal.has(field) || personal.has(field.replace(/[-_]/g, '').toLowerCase());
const deepest = 4;

/**
 * The library's own redaction visits each of its paths for each line, which takes a tenth of a millisecond; this visits
 * only the fields that a line has.
 */
function withoutPersonal(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (depth > deepest) return '[deep]';
  if (Array.isArray(value)) return value.map((each) => withoutPersonal(each, depth + 1));
  const redacted: Record<string, unknown> = {};
  for (const [field, entry] of Object.entries(value))
    redacted[field] = isPersonal(field) ? '[redacted]' : withoutPersonal(entry, depth + 1);
  return redacted;
}

/** The query of an address may hold searched or typed text. */
const withoutQuery = (value: unknown) => (typeof value === 'string' ? value.replace(/[?#].*$/s, '') : undefined);

/** Characters of a message or a stack in the log. */
const longestText = 20_000;

/** An error's message may repeat an address or an e-mail. */
const withoutValues = (value: unknown) =>
  typeof value === 'string'
    ? value
        .slice(0, longestText)
        .replace(/\?[^\s'"`)]+/g, '?…')
        .replace(/[^\s@<>"']{1,64}@[^\s@<>"'/:]{1,255}\.[a-z]+/gi, '…@…')
    : undefined;

/** An error without personal values; its cause may hold an answer, so only its code is logged. */
const faultOf = (error: unknown) =>
  error instanceof Error ? { type: error.name, stack: withoutValues(error.stack) } : undefined;

const serializers = {
  url: withoutQuery,
  path: withoutQuery,
  location: withoutQuery,
  error: (value: unknown) => withoutValues(value) ?? faultOf(value),
  err: faultOf,
};

/** One JSON object for each line: line breaks in values are escaped. */
export const logger = (level: string, destination?: pino.DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      serializers,
      formatters: { log: (fields) => Object(withoutPersonal(fields)) },
    },
    destination,
  );
