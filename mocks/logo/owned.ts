import type { components } from '#contracts/generated/logo.ts';
import { ordersOf } from '../order-book/account-orders.ts';
import { ordersIn } from '../records/orders.ts';
import { nowIn } from '../shared/calendar/clock.ts';
import type { Lang } from '../shared/lang.ts';
import { unknownResource } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { type BoughtLogo, boughtLogo } from './ordered.ts';
import { type PictureRecord, resubmissionsIn, type WireDesign } from './records.ts';

interface OwnedLogo {
  logo: BoughtLogo;
  orderCode: string;
  entryNumber: number;
}

/** The logos that somebody bought, the newest first; a visitor has none. */
export const ownedBy = (world: World, owner: string | null): OwnedLogo[] =>
  owner === null
    ? []
    : ordersOf(world, owner).flatMap((record) =>
        record.order.fr.entries.flatMap((entry) => {
          const logo = boughtLogo(world, record, entry);
          return logo ? [{ logo, orderCode: record.code, entryNumber: entry.entryNumber }] : [];
        }),
      );

/** `undefined`: nobody's, or somebody else's. */
export const ownedLogo = (world: World, id: string | undefined, owner: string | null): OwnedLogo | undefined =>
  ownedBy(world, owner).find(({ logo }) => logo.id === id);

export function logoOf(world: World, id: string, owner: string | null): OwnedLogo {
  const logo = ownedLogo(world, id, owner);
  if (!logo) throw unknownResource(id);
  return logo;
}

export const isExtendable = ({ status, endDate }: BoughtLogo): boolean =>
  endDate !== null && (status === 'APPROVED' || status === 'EXPIRED');
export const isResubmittable = ({ status }: BoughtLogo): boolean => status === 'REFUSED';

export function logoAnswer({ logo, orderCode, entryNumber }: OwnedLogo, lang: Lang): components['schemas']['Logo'] {
  const { id, name, status, submittedAt, endDate, refusal } = logo;
  return {
    logoId: id,
    name: name[lang],
    status,
    submittedAt: new Date(submittedAt).toISOString(),
    ...(endDate && { endDate }),
    ...(isExtendable(logo) && { extendable: true }),
    ...(isResubmittable(logo) && { resubmittable: true }),
    ...(refusal && { refusal: { code: refusal.code, ...(refusal.message && { message: refusal.message[lang] }) } }),
    orderCode,
    entryNumber,
  };
}

/** A refused logo is looked at again, and its order calls it by its new name. */
export async function resubmit(
  world: World,
  { logo, orderCode, entryNumber }: OwnedLogo,
  { design, picture, owner }: { design: WireDesign; picture: PictureRecord; owner: string },
): Promise<void> {
  resubmissionsIn(world).deleteMany((q) => q.where({ logoId: logo.id }));
  await resubmissionsIn(world).create({
    id: crypto.randomUUID(),
    owner,
    logoId: logo.id,
    at: nowIn(world),
    design,
    picture,
  });
  await ordersIn(world).update((q) => q.where({ code: orderCode }), {
    data({ order }) {
      for (const words of Object.values(order))
        for (const info of words.entries.find((entry) => entry.entryNumber === entryNumber)?.configurationInfos ?? [])
          if (info.configurationValue === logo.name.fr) info.configurationValue = design.name;
    },
  });
}
