import { addressesIn, contactsIn } from '../records/addresses.ts';
import { fullBook } from '../records/example-addresses.ts';
import type { Feature } from '../shared/feature.ts';
import { DEFAULT_OWNER, fromTheStart, text } from '../shared/states.ts';
import { geocodingHandlers } from './geocoding-handlers.ts';
import { addressHandlers } from './handlers.ts';
import { userAddressHandlers } from './user-addresses.ts';

export const address: Feature = {
  handlers: [...addressHandlers, ...userAddressHandlers, ...geocodingHandlers],
  tables: { addresses: addressesIn, contacts: contactsIn },
  states: {
    'an address book': fromTheStart,
    'known addresses': fromTheStart,
    'a full address book': async (world, parameters) => {
      const owner = text(parameters.owner) ?? DEFAULT_OWNER;
      for (const entry of fullBook('Carnet Plein'))
        await addressesIn(world).create({ id: entry.id ?? '', owner, address: entry });
    },
  },
};
