import { checkAddress } from '../address/address-form.ts';
import type { AddressFault } from '../address/fields/faults.ts';
import { lengthFault } from '../address/fields/lines.ts';
import { normalise } from '../address/fields/normalise.ts';
import { emptyForm, isCivility } from '../address/form-fields.ts';
import type { Certification, Representative } from './certification.ts';

/** What the form of a request holds, as typed. */
export interface TypedRequest {
  /** The id of somebody in the register, or `other`. */
  representative: string;
  civility: string;
  firstName: string;
  lastName: string;
  role: string;
  /** Somebody of the company vouches for the answers. */
  attested: boolean;
}

export const other = 'autre';
const roleMax = 64;

export type RequestFault = AddressFault | { code: 'choose' } | { code: 'attest' };
export type RequestFaults = Partial<Record<keyof TypedRequest, RequestFault>>;

export type CheckedRequest =
  | { kind: 'known'; id: string }
  | { kind: 'other'; person: Representative }
  | { kind: 'refused'; faults: RequestFaults };

/** The representative that a form names, or its faults. Without one in the register, the form has fields for the names. */
export function checkRequest(
  typed: TypedRequest,
  { representatives }: Pick<Certification, 'representatives'>,
): CheckedRequest {
  const attest: RequestFaults = typed.attested ? {} : { attested: { code: 'attest' } };
  const representative = representatives.find(({ id }) => id === typed.representative);
  if (representative)
    return typed.attested ? { kind: 'known', id: representative.id } : { kind: 'refused', faults: attest };
  if (representatives.length > 0 && typed.representative !== other)
    return { kind: 'refused', faults: { representative: { code: 'choose' }, ...attest } };
  const role = normalise(typed.role);
  const roleFault = role === '' ? ({ code: 'required' } as const) : lengthFault(role, roleMax);
  const faults: RequestFaults = { ...nameFaults(typed), ...(roleFault && { role: roleFault }), ...attest };
  if (Object.keys(faults).length > 0) return { kind: 'refused', faults };
  const { civility } = typed;
  return {
    kind: 'other',
    person: {
      civility: isCivility(civility) ? civility : '',
      firstName: normalise(typed.firstName),
      lastName: normalise(typed.lastName),
      role,
    },
  };
}

/** A representative's names obey the rules of a person's on an envelope (specification §5). */
function nameFaults({ civility, firstName, lastName }: TypedRequest): RequestFaults {
  const form = { ...emptyForm, civility, firstName, lastName };
  const checked = checkAddress(form, { use: 'book', countries: [{ code: 'FR', name: 'France' }] });
  if (checked.kind === 'address') return {};
  const { faults } = checked;
  return {
    ...(faults.civility && { civility: faults.civility }),
    ...(faults.firstName && { firstName: faults.firstName }),
    ...(faults.lastName && { lastName: faults.lastName }),
  };
}
