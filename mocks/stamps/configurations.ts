import type { components } from '#contracts/generated/stamps.ts';
import { configurationsOf, notTaken, quoteExpired } from '../cart/configurations.ts';
import { addressIn } from '../session/addresses.ts';
import type { Lang } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import type { World } from '../shared/world.ts';
import { centsToday, isQuoted } from './quotes.ts';
import { type StampConfigurationRecord, stampConfigurationsIn, type WholeStamps } from './records.ts';
import { refusalsOf } from './refusals.ts';

interface Composed {
  stamps: WholeStamps;
  quoteId: string;
}

export const configurations = configurationsOf(stampConfigurationsIn, (world, { stamps }) => ({
  quantity: 1,
  cents: centsToday(world, stamps),
}));
/** The same once more, also of what is paid for; refused where it is not taken any more. */
export function copyConfiguration(
  world: World,
  { stamps }: StampConfigurationRecord,
  owner: string | null,
): Promise<StampConfigurationRecord> {
  refuseUnlessTaken(world, stamps, owner);
  return configurations.keep(world, { owner, stamps });
}

export function configurationAnswer(
  world: World,
  { id, stamps }: StampConfigurationRecord,
  lang: Lang,
): components['schemas']['StampConfiguration'] {
  const price = priceOf(centsToday(world, stamps), lang);
  const recipients = stamps.recipients?.map(({ address, lines }) => ({ address: addressIn(address, lang), lines }));
  return {
    ...stamps,
    ...(recipients && { recipients }),
    configurationId: id,
    totalPriceWithTax: price,
    totalPriceWithoutTax: price,
  };
}

/** Stores stamps at their quoted price; refuses invalid ones or an expired quote. */
export function acceptConfiguration(
  world: World,
  { stamps, quoteId }: Composed,
  owner: string | null,
): Pick<StampConfigurationRecord, 'stamps'> {
  refuseUnlessTaken(world, stamps, owner);
  if (!isQuoted(world, stamps, quoteId)) throw refused(quoteExpired);
  return { stamps };
}

function refuseUnlessTaken(world: World, stamps: WholeStamps, owner: string | null): void {
  const [first] = refusalsOf(world, stamps, owner);
  if (first) throw refused(first);
}

const refused = notTaken('StampError', 'stamps');
