import type { AddressContext } from '#domain/address/address-context.ts';
import type { AddressForm } from '#domain/address/form-fields.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type AddressCheckView, addressCheckView } from './check/address-check.view.ts';
import { type AddressFormParts, type AddressFormView, addressFormView } from './form/address-form.view.ts';
import type { Again } from './form/address-state.ts';

/** An address that is asked for: what the form may offer, and what came back of it. */
export interface AddressInput {
  isFull: boolean;
  context: AddressContext;
  /** What a new address begins with. */
  fresh: AddressForm;
  again: Again | null;
  /** The values were typed before the session ended or the language changed, and have not been checked. */
  isRestored: boolean;
  purpose: string;
}

interface AddressFormInput extends Pick<AddressFormParts, 'isForBook' | 'isOnceOffered' | 'hidden' | 'back'> {
  input: AddressInput;
  /** What the form holds before anything is typed, where it is not a new address. */
  start?: AddressForm | undefined;
}

/** The form, and what is to be answered about what was typed in it. */
export function addressInputView(
  { input, start = input.fresh, hidden, ...about }: AddressFormInput,
  wording: Wording,
): { form: AddressFormView; check?: AddressCheckView } {
  const { context, again, isRestored, purpose } = input;
  const state = {
    typed: again?.typed ?? start,
    faults: again?.faults ?? {},
    towns: again?.towns ?? [],
    isJudged: again !== null && !isRestored,
  };
  const tries: Record<string, string> = again?.check ? { tries: String(again.check.tries) } : {};
  const form = addressFormView({ ...about, state, context, hidden: { ...hidden, ...tries } }, wording);
  if (!again?.check) return { form };
  const carried = { ...hidden, purpose };
  return {
    form,
    check: addressCheckView({ check: again.check, hidden: carried, countries: context.countries }, wording),
  };
}
