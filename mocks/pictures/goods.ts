import type { Composition } from './compose.ts';
import { PLATE } from './compose.ts';
import { measured, measuredSides } from './measured-sides.ts';
import { lyingBehind, standingBeside } from './props.ts';
import type { Made, Solid } from './solids/made.ts';
import { officeSolids } from './solids/office.ts';
import { papers } from './solids/papers.ts';
import { rolls } from './solids/rolls.ts';
import {
  block,
  type Camera,
  join,
  mix,
  type Part,
  type Point,
  pencil,
  plate,
  type Scene,
  shadow,
} from './solids/solid.ts';
import { tools } from './solids/tools.ts';
import { volumes } from './solids/volumes.ts';
import { writing } from './solids/writing.ts';

const all = { ...rolls, ...papers, ...volumes, ...officeSolids, ...writing, ...tools };

/** Files of `drawings/goods/` that stand as they are drawn. */
type Standing = 'chair' | 'cushions' | 'dispenser' | 'lamp' | 'string';

export type GoodsDrawing = keyof typeof all | Standing;

export interface GoodsPicture {
  kind: 'goods';
  drawing: GoodsDrawing;
  /** Main colour and second colour. */
  colours: [string, string];
  /** Its sides in millimetres, as « 100 × 340 × 255 »: it is drawn to scale. */
  size: string;
  /** How many are sold together. */
  pack?: number;
  /** Drawers, labels on a sheet, colours: what one of it shows several of. */
  parts?: number;
}

export const sidesOf = (size: string): number[] => size.split(' × ').map((side) => Number(side.replaceAll(/\s/g, '')));

export const turns = [34, 48, 28, 56, 40];
export const pick = <T>(of: readonly [T, ...T[]] | readonly T[], at: number): T => of[at % of.length] as T;

/** Pieces of a pack as they stand in a shop: in a pile, in a row, or rolled upon one another. */
function packOf({ one, room, isPiled, isRound }: Solid, made: Made, pack: number): Scene {
  return (camera) => {
    const [length, width, height] = room(made);
    const places = placesOf([length, width, height], pack, isPiled ?? false);
    const [right, near] = [Math.max(...places.map(([x]) => x)) + length, Math.max(...places.map(([, y]) => y)) + width];
    const high = Math.max(...places.map(([, , z]) => z)) + height;
    return [
      shadow(camera, [0, 0, 0], [right, near, high], isRound && pack === 1),
      ...places.map((place, at) => one(camera, place, made, at)),
    ];
  };
}

function placesOf([length, width, height]: Point, pack: number, isPiled: boolean): Point[] {
  const each = Array.from({ length: pack }, (_, at) => at);
  if (isPiled) {
    const side = Math.max(length, width);
    const most = Math.max(1, Math.ceil(pack / Math.ceil((pack * height) / (side * 1.5))));
    return each.map((at) => [Math.floor(at / most) * (length + 12), Math.floor(at / most) * 8, (at % most) * height]);
  }
  const isLong = length > width * 3;
  if (isLong) {
    // Rolls lie in the gaps of those below them.
    const rows = Math.ceil((Math.sqrt(8 * pack + 1) - 1) / 2);
    return Array.from({ length: rows }, (_, up) =>
      Array.from({ length: rows - up }, (_, at): Point => [0, (at + up / 2) * width, up * height * 0.87]),
    )
      .flat()
      .slice(0, pack);
  }
  if (height > length * 2) return each.map((at) => [at * (length + 2), 0, 0]);
  return each.map((at) => [(at % 3) * length * 1.15, Math.floor(at / 3) * width * 1.15, 0]);
}

export const squares = (ground: string) =>
  `<path d="M0 0H${PLATE}V${PLATE}H0z" fill="url(#light)"/><path d="${Array.from({ length: 19 }, (_, at) => `M${at * 26} 0V${PLATE}M0 ${at * 26}H${PLATE}`).join('')}" stroke="${mix(ground, '#0b5563', 0.3)}" stroke-width=".8" opacity=".5"/>`;

const WOOD = '#dcbf93';
/** A desk whose boards run along the length of what lies on it. */
export function planks(turn: number): string {
  const slope = Math.tan((turn * Math.PI) / 180) / 2;
  const boards = Array.from({ length: 9 }, (_, at) => {
    const y = at * 104 - 360;
    const x = 60 + ((at * 331) % 360);
    return `M0 ${Math.round(y)}L480 ${Math.round(y + 480 * slope)}M${x} ${Math.round(y + x * slope)}l${Math.round(-208 * slope)} ${Math.round(104 - 208 * slope * slope)}`;
  });
  return `<path d="M0 0H${PLATE}V${PLATE}H0z" fill="${WOOD}"/><path d="${boards.join('')}" fill="none" stroke="#a97f4b" stroke-width="1.6" opacity=".4"/><path d="M0 0H${PLATE}V${PLATE}H0z" fill="url(#light)"/>`;
}
const floor = (wall: string) =>
  `<path d="M0 0H${PLATE}V${PLATE}H0z" fill="${wall}"/><path d="M0 300H${PLATE}V${PLATE}H0z" fill="${mix(WOOD, wall, 0.35)}"/><path d="M0 296H${PLATE}v8H0z" fill="#fff" opacity=".7"/><path d="M0 344H480M0 396H480" stroke="#a97f4b" stroke-width="1.4" opacity=".35"/><path d="M0 0H${PLATE}V${PLATE}H0z" fill="url(#light)"/>`;

/** On a desk, beside things that everybody knows the size of. */
const onDesk =
  (
    draw: (camera: Camera) => Part,
    [length, width, height]: Point,
    { seed, department, isRound = false }: Look & { isRound?: boolean | undefined },
  ): Scene =>
  (camera) => {
    const standing = standingBeside(department, seed);
    const lying = lyingBehind(department, seed);
    const goods = [shadow(camera, [0, 0, 0], [length, width, height], isRound), draw(camera)];
    // What is as high as what stands beside it would hide it.
    const beside =
      height > 90
        ? [...goods, standing(camera, [length + 80, width * 0.35, 0])]
        : [standing(camera, [Math.max(60, length * 0.6), -90, 0]), ...goods];
    return [lying(camera, [-90, -70 - width * 0.1, 0]), ...beside, pencil(camera, [-20, width + 50, 0])];
  };

/** A chair's seat is 450 mm from the floor. */
const inRoom =
  (draw: (camera: Camera) => Part, [length, width, height]: Point): Scene =>
  (camera) => {
    const x = length + 160;
    const far = Math.min(-120, width - 700);
    const leg = (at: number, back: number) => block(camera, [x + at, back, 0], [34, 34, 430], { colour: '#a87e49' });
    return [
      shadow(camera, [x, far, 0], [420, 420, 300]),
      leg(0, far),
      leg(386, far),
      block(camera, [x, far, 430], [30, 420, 440], { colour: '#c79b64' }),
      leg(0, far + 386),
      leg(386, far + 386),
      block(camera, [x, far, 430], [420, 420, 34], { colour: '#d9b98a' }),
      shadow(camera, [0, 0, 0], [length, width, height]),
      draw(camera),
    ];
  };

export interface Look {
  seed: number;
  ground: string;
  /** The code of its department. */
  department: string;
}

function solidViews({ size, colours, pack = 1, parts = 1 }: GoodsPicture, solid: Solid, look: Look): string[] {
  const { seed, ground } = look;
  const made: Made = { sides: sidesOf(size), colours, parts };
  const room = solid.room(made);
  const turn = pack > 5 && !solid.isPiled ? 24 + (seed % 3) * 5 : pick(turns, seed >>> 3);
  const one = (camera: Camera) => solid.one(camera, [0, 0, 0], made, 0);
  const open = solid.open;
  const opened = open && ((camera: Camera) => open(camera, made));
  const isLarge = Math.max(...room) > 420;
  const count = solid.isPiled ? Math.min(pack, 24) : pack;
  const scene = opened ?? one;
  const laidOut: Scene = (camera) => {
    const [length, width] = room;
    const across = Math.ceil(Math.sqrt((count * width) / length));
    return Array.from({ length: count }, (_, at) => {
      const [x, y] = [(at % across) * length * 1.12, Math.floor(at / across) * width * 1.12];
      return join([shadow(camera, [x, y, 0], room, solid.isRound), solid.one(camera, [x, y, 0], made, at)]);
    });
  };
  const aside = turn > 40 ? turn - 14 : turn + 14;
  const third = opened
    ? {
        scene: ((camera) => [shadow(camera, [0, 0, 0], [room[0], room[1], 30]), opened(camera)]) as Scene,
        behind: planks(aside),
      }
    : count > 1 && count <= 30
      ? { scene: laidOut, behind: planks(aside) }
      : isLarge
        ? { scene: inRoom(scene, room), behind: floor(ground) }
        : { scene: onDesk(scene, room, { ...look, isRound: solid.isRound }), behind: planks(aside) };
  return [
    plate(packOf(solid, made, count), { turn, ground, fill: 0.9 + (seed % 3) * 0.04 }),
    plate(
      measured(one, room, { body: room, sides: room, ...solid.measured?.(made), isRound: solid.isRound ?? false }),
      {
        turn: 74 - turn,
        ground,
        behind: squares(ground),
      },
    ),
    plate(third.scene, { turn: aside, ground: WOOD, behind: third.behind, fill: 0.96 }),
  ];
}

/** A drawing of a file, so many units of the plate to a millimetre, its lower left corner at a point. */
const placed = ([width, height]: readonly number[], scale: number, x: number, low: number) =>
  `<use href="drawing.svg" x="${x.toFixed(1)}" y="${(low - (height ?? 0) * scale).toFixed(1)}" width="${((width ?? 0) * scale).toFixed(1)}" height="${((height ?? 0) * scale).toFixed(1)}"/>`;

const frame = (ground: string, content: string) =>
  plate(() => [{ svg: '', box: [0, 0, 480, 480] }], { turn: 30, ground, scale: 1, behind: content });
const ellipse = (x: number, y: number, wide: number) =>
  `<ellipse cx="${x.toFixed(1)}" cy="${y}" rx="${(wide * 0.54).toFixed(1)}" ry="9" fill="#16211f" opacity=".1"/><ellipse cx="${x.toFixed(1)}" cy="${y}" rx="${(wide * 0.42).toFixed(1)}" ry="5" fill="#16211f" opacity=".12"/>`;

function standingViews({ size }: GoodsPicture, look: Look): Composition[] {
  const { ground } = look;
  const [width = 1, height = 1] = sidesOf(size);
  const at = (fill: number, low: number) => {
    const scale = Math.min((PLATE * fill) / width, (PLATE * fill * 0.82) / height);
    return { scale, x: (PLATE - width * scale) / 2, low, wide: width * scale, high: height * scale };
  };
  const first = at(0.74, 398);
  const alone = `<path d="M0 0H${PLATE}V${PLATE}H0z" fill="url(#light)"/>${ellipse(240, first.low, first.wide)}${placed([width, height], first.scale, first.x, first.low)}`;
  const second = at(0.56, 352);
  const lines = measuredSides(second, [
    { from: [0, 0], to: [1, 0], mm: width, towards: [0, 1] },
    { from: [0, 0], to: [0, 1], mm: height, towards: [-1, 0] },
  ]);
  const scene = height > 700 ? roomOf([width, height], ground) : tableOf([width, height], look);
  return [
    { ground, drawing: frame(ground, alone) },
    {
      ground,
      drawing: frame(
        ground,
        `${squares(ground)}${ellipse(240, second.low, second.wide)}${placed([width, height], second.scale, second.x, second.low)}${lines}`,
      ),
    },
    { drawing: frame(WOOD, scene) },
  ];
}

/** On a table before a wall, beside what people have there. */
function tableOf(sides: readonly [number, number], { seed, ground: wall, department }: Look): string {
  const scale = Math.min(1.7, 300 / sides[1], 260 / sides[0]);
  const camera: Camera = {
    turn: 40,
    scale,
    name: (
      (count) => () =>
        `m${count++}`
    )(0),
  };
  const isLeft = seed % 2 === 0;
  const x = isLeft ? 60 : 420 - sides[0] * scale;
  return `<path d="M0 0H480V480H0z" fill="${wall}"/><path d="M0 330H480V480H0z" fill="${WOOD}"/><path d="M0 330H480v7H0z" fill="#fff" opacity=".35"/><path d="M0 420H480v60H0z" fill="#a97f4b" opacity=".28"/><path d="M0 0H480V480H0z" fill="url(#light)"/>${ellipse(x + (sides[0] * scale) / 2, 392, sides[0] * scale)}${placed(sides, scale, x, 392)}<g transform="translate(${isLeft ? 410 : 70} 384)">${standingBeside(department, seed)(camera, [0, 0, 0]).svg}</g>`;
}

/** In a room, a door of 2 040 mm behind it. */
function roomOf(sides: readonly [number, number], wall: string): string {
  const scale = 0.19;
  const [wide, high] = [830 * scale, 2040 * scale];
  const low = 430;
  const x = 300 - (sides[0] * scale) / 2;
  return `<path d="M0 0H480V480H0z" fill="${wall}"/><path d="M0 404H480V480H0z" fill="${WOOD}"/><path d="M0 396H480v10H0z" fill="#fff" opacity=".8"/><rect x="56" y="${404 - high}" width="${wide}" height="${high}" fill="#0b5563" stroke="#fff" stroke-width="9"/><rect x="78" y="${430 - high}" width="${wide - 44}" height="${high * 0.36}" fill="none" stroke="#073b45" stroke-width="3"/><rect x="78" y="${404 - high * 0.48}" width="${wide - 44}" height="${high * 0.36}" fill="none" stroke="#073b45" stroke-width="3"/><circle cx="${46 + wide}" cy="${404 - high * 0.5}" r="6" fill="#f1c445"/><path d="M0 0H480V480H0z" fill="url(#light)"/>${ellipse(x + (sides[0] * scale) / 2, low, sides[0] * scale)}${placed(sides, scale, x, low)}`;
}

/** The goods as they are sold; one of them measured; open, laid out, or in its place. */
export function goodsViews(picture: GoodsPicture, look: Look): Composition[] {
  const { drawing, colours } = picture;
  const { ground } = look;
  const solid = (all as Partial<Record<GoodsDrawing, Solid>>)[drawing];
  const views = solid
    ? solidViews(picture, solid, look).map((svg, at) => ({ drawing: svg, ...(at < 2 && { ground }) }))
    : standingViews(picture, look);
  const isFile = !solid || solid.isFile;
  const file = isFile && { slots: { drawing: `goods/${drawing}` }, colours: { a: colours[0], b: colours[1] } };
  return views.map((view) => ({ ...view, ...file, isWhole: true }));
}
