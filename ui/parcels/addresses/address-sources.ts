import type { ParcelField, ParcelOptions, Party } from '#domain/parcels/parcels.ts';
import { fits, takesPasted, withAddress, withPasted, withRest } from '#domain/parcels/parties.ts';
import type { PartySource } from '#ui/address/party/party-source.ts';

export const sourceOf = (party: Party): PartySource<ParcelField, ParcelOptions> => ({
  party,
  fits: (address, about) => fits(address, { party, ...about }),
  withAddress: (answers, address) => withAddress(answers, { party, address }),
  withPasted: (answers, about) => withPasted(answers, { party, ...about }),
  takesPasted: (answers, pasted) => takesPasted(answers, { party, pasted }),
  withRest: (answers, about) => withRest(answers, { party, ...about }),
  faultText: (fault, { t }) => t(`parcels.faultOf.${party}`, { fault }),
});
