import { withRestOfParty } from '#domain/address/fill-party.ts';
import { partyAddress, takesPasted, withAddress, withPasted } from '#domain/registered-mail/parties.ts';
import type { MailField, MailParty, RegisteredMailOptions } from '#domain/registered-mail/registered-mail.ts';
import type { PartySource } from '#ui/address/party/party-source.ts';

export const sourceOf = (party: MailParty): PartySource<MailField, RegisteredMailOptions> => ({
  party,
  fits: (address, { answers, options }) => partyAddress(party, options).takes(address, answers),
  withAddress: (answers, address) => withAddress(answers, { party, address }),
  withPasted: (answers, { pasted }) => withPasted(answers, { party, pasted }),
  takesPasted: (answers, pasted) => takesPasted(answers, { party, pasted }),
  withRest: (answers, { pasted }) =>
    withRestOfParty(answers, { party, filled: withPasted(answers, { party, pasted }) }),
  faultText: (fault, { t }) => t(`registered-mail.faultOf.${party}`, { fault }),
});
