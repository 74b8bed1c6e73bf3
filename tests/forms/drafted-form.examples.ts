import { fieldNames } from '#domain/address/form-fields.ts';
import type { Mode } from '#domain/shared/mode.ts';
import type { cartPage } from '#ui/cart/cart-page.server.ts';
import type { FormsOf } from '#ui/forms/form-result.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import type { aRequest } from '#ui/request/request.examples.ts';

/**
 * Each form with text fields, with a distinct value for each field and the part of the page that shows them. When a
 * session has ended, the values come back to that form, complete, and to no other.
 */
export interface Drafted {
  fields: Record<string, string>;
  /** The part of the page that belongs to this form. */
  part: string;
  /** The values in that part, by the names of the fields. */
  values(part: never): Record<string, string | undefined>;
}
type FormArgs = Parameters<typeof cartPage.action>[0];

export interface DraftedPage {
  file: string;
  /** The address of the page, where it says what the page is about. */
  path?: string;
  forms: FormsOf;
  action(args: FormArgs): Promise<{ data: unknown; init: ResponseInit | null }>;
  loader(args: FormArgs): Promise<unknown>;
  show(context: ReturnType<typeof aRequest>, url: URL): Promise<{ view: object }>;
  ports: GivenPorts;
  /** What is being composed in a journey. */
  composed?: { journey: string; answers: Record<string, string> };
  /** A professional’s page where nothing is said. */
  mode?: Mode;
  drafts: Record<string, Drafted>;
}

/** Every field of an address with a value of its own, the two boxes ticked. */
export const anAddressDraft = (of: string): Record<string, string> => ({
  ...Object.fromEntries(Object.values(fieldNames).map((name) => [name, `${of} ${name}`])),
  civility: 'mr',
  country: 'BE',
  isCompany: '1',
  isPrimary: '1',
});

export interface AddressPart {
  values: Record<string, string>;
}
