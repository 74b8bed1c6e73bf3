import type { components } from '#contracts/generated/registered-mail.ts';
import { configurationsOf, notTaken, quoteExpired } from '../cart/configurations.ts';
import { addressIn } from '../session/addresses.ts';
import { nowIn } from '../shared/calendar/clock.ts';
import type { Composition } from '../shared/feature.ts';
import type { Lang } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import { centsOfQuote } from '../shared/quotes.ts';
import type { World } from '../shared/world.ts';
import { type DepositPlace, datesFor, depositInfo, usageInfos } from './deposit.ts';
import { fingerprintOf } from './quotes.ts';
import { type ConfigurationRecord, configurationsIn, quotesIn, type WholeMail } from './records.ts';
import { refusalsOf } from './refusals.ts';

interface Composed {
  mail: WholeMail;
  quoteId: string;
}

export const configurations = configurationsOf(configurationsIn, (_, { cents }) => ({ quantity: 1, cents }));
export const configurationAnswer = (
  { id, mail, cents }: ConfigurationRecord,
  lang: Lang,
): components['schemas']['RegisteredMailConfiguration'] => ({
  ...mail,
  sender: addressIn(mail.sender, lang),
  recipient: addressIn(mail.recipient, lang),
  configurationId: id,
  totalPriceWithTax: priceOf(cents, lang),
  totalPriceWithoutTax: priceOf(cents, lang),
});

const words = {
  recipient: { fr: 'Destinataire', en: 'Recipient' },
  level: { fr: 'Niveau', en: 'Level' },
};

/** As a cart's line needs it: to whom the letter goes, and how. */
export function compositionOfMail(world: World, id: string): Composition | undefined {
  const found = configurations.byId(world, id);
  if (!found) return undefined;
  const { owner, cents, mail } = found;
  const { firstName, lastName, companyName, postalCode, town } = mail.recipient;
  const name = companyName || `${firstName} ${lastName}`;
  const to = `${name}, ${postalCode} ${town}`;
  const day = depositInfo(mail.deposit.depositDate, datesFor(mail.deposit.place as DepositPlace, nowIn(world)));
  return {
    owner,
    cents,
    quantity: 1,
    infos: [
      { label: words.recipient, value: { fr: to, en: to } },
      {
        label: words.level,
        value: {
          fr: mail.acknowledgement ? `${mail.level}, avec avis de réception` : mail.level,
          en: mail.acknowledgement ? `${mail.level}, with acknowledgement of receipt` : mail.level,
        },
      },
      ...usageInfos(mail),
      // A day that has not passed is said with its place.
      ...(day.isOver ? [day] : []),
    ],
  };
}

/** Stores a letter at its quoted price; refuses an invalid letter or an expired quote. */
export function acceptConfiguration(
  world: World,
  { mail, quoteId }: Composed,
): Pick<ConfigurationRecord, 'mail' | 'cents'> {
  const [first] = refusalsOf(world, mail);
  if (first) throw refused(first);
  const cents = centsOfQuote(world, quotesIn, { id: quoteId, fingerprint: fingerprintOf(mail) });
  if (cents === undefined) throw refused(quoteExpired);
  return { mail, cents };
}

const refused = notTaken('RegisteredMailError', 'registeredMail');
