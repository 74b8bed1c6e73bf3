import { withRestOfParty } from '#domain/address/fill-party.ts';
import { type ForwardingParty, fits, withAddress, withPasted } from '#domain/forwarding/addresses.ts';
import type { ForwardingField, ForwardingOptions } from '#domain/forwarding/forwarding.ts';
import type { PartySource } from '#ui/address/party/party-source.ts';

export const sourceOf = (party: ForwardingParty): PartySource<ForwardingField, ForwardingOptions> => ({
  party,
  fits: (address, about) => fits(party, address, about),
  withAddress: (answers, address) => withAddress(answers, { party, address }),
  withPasted: (answers, { pasted }) => withPasted(answers, { party, pasted }),
  withRest: (answers, { pasted }) =>
    withRestOfParty(answers, { party, filled: withPasted(answers, { party, pasted }) }),
  faultText: (fault, { t }) => t(`forwarding.faultOf.${party}`, { fault }),
});
