import type { OrderRecord } from '../records/orders.ts';
import { bytesOf } from '../shared/bytes.ts';
import type { Lang } from '../shared/lang.ts';
import type { World } from '../shared/world.ts';
import { BACKGROUNDS, CODE, FRAME, STAMP } from './options.ts';
import { boughtLogo } from './ordered.ts';
import { ownedLogo } from './owned.ts';
import { boxOf } from './placement.ts';
import { configurationsIn, type PictureRecord, type WireDesign } from './records.ts';

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A stamp with a logo as it is printed: places in millimetres from the stamp's upper left corner. */
export interface LogoToPrint {
  stamp: typeof STAMP;
  frame: Area;
  code: Area;
  background: string;
  /** Of words on this ground. */
  ink: string;
  /** `null`: of a logo whose picture is not kept. */
  picture: { png: Uint8Array; box: Area } | null;
}

type Placement = Pick<WireDesign, 'scale' | 'across' | 'down'> & { background: string };

/** Whole on blue, where nobody composed it. */
export const usualPlace: Placement = { scale: 100, across: 0, down: 0, background: 'BLUE' };

export function printedLogo(picture: PictureRecord | null, placed: Placement): LogoToPrint {
  const { x, y, width, height } = FRAME;
  const box = picture && boxOf(picture, placed);
  const { colour = '#FFFFFF', ink = '#000000' } = BACKGROUNDS[placed.background] ?? {};
  return {
    stamp: STAMP,
    frame: { x, y, width, height },
    code: CODE,
    background: colour,
    ink,
    picture: picture && box && { png: bytesOf(picture.pixels), box: { ...box, x: x + box.x, y: y + box.y } },
  };
}

/** The logo of an order's entry as it is now; of one that only extends another, that other. */
export function logoToPrint(
  world: World,
  { record, entry, lang }: { record: OrderRecord; entry: OrderRecord['order']['fr']['entries'][number]; lang: Lang },
): { logo: LogoToPrint; name: string; endDate: string | null } {
  const { request } = configurationsIn(world).findFirst((q) => q.where({ id: entry.configurationId ?? '' })) ?? {};
  const logo = boughtLogo(world, record, entry) ?? ownedLogo(world, request?.logoId, record.owner)?.logo;
  return {
    logo: printedLogo(logo?.picture ?? null, logo?.design ?? usualPlace),
    name: logo?.name[lang] ?? entry.product.name,
    endDate: logo?.endDate ?? null,
  };
}
