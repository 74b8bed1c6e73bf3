import { withRestOfParty } from '#domain/address/fill-party.ts';
import { type ForwardingParty, fits, takesPasted, withAddress, withPasted } from '#domain/forwarding/addresses.ts';
import type { ForwardingField, ForwardingOptions } from '#domain/forwarding/forwarding.ts';
import type { PartySource } from '#ui/address/party/party-source.ts';

export const sourceOf = (party: ForwardingParty): PartySource<ForwardingField, ForwardingOptions> => ({
  party,
  fits: (address, about) => fits(party, address, about),
  withAddress: (answers, address) => withAddress(answers, { party, address }),
  withPasted: (answers, about) => withPasted(answers, { party, ...about }),
  takesPasted: (answers, pasted) => takesPasted(answers, { party, pasted }),
  withRest: (answers, about) => withRestOfParty(answers, { party, filled: withPasted(answers, { party, ...about }) }),
  faultText: (fault, { t }) => t(`forwarding.faultOf.${party}`, { fault }),
});
