import { darker, lighter, mix, paletteAt } from './colours.ts';
import type { BoxPicture, EnvelopePicture, GoodsPicture, Picture, ServicePicture, StampsPicture } from './picture.ts';
import { frame, line, n, path, rect } from './shapes.ts';
import { drawingOf } from './svg.ts';

export const bannerShapes = { wide: { width: 1200, height: 480 }, card: { width: 600, height: 400 } };
export type BannerShape = keyof typeof bannerShapes;

interface Scene {
  palette: number;
  /** The pictured goods; a card shows the first only. */
  things: [Picture, ...Picture[]];
}

const stampsOf = (motif: 'flower' | 'lighthouse' | 'bird' | 'mountain', palette: number): StampsPicture => ({
  kind: 'stamps',
  motif,
  layout: 'single',
  columns: 1,
  rows: 1,
  rate: 'green',
  palette,
});
const envelope = (over: Partial<EnvelopePicture> = {}): Picture => ({
  kind: 'envelope',
  ratio: 1.42,
  scale: 1,
  paper: '#FBF4E4',
  pack: 1,
  ...over,
});
const box = (size: [number, number, number], over: Partial<BoxPicture> = {}): Picture => ({
  kind: 'box',
  size,
  paper: '#D2A56C',
  pack: 1,
  ...over,
});
const goods = (drawing: GoodsPicture['drawing'], colours: [string, string]): Picture => ({
  kind: 'goods',
  drawing,
  colours,
});
const service = (scene: ServicePicture['scene'], palette: number): Picture => ({
  kind: 'service',
  scene,
  palette,
});

const booklet: Picture = { ...stampsOf('flower', 0), layout: 'booklet', columns: 3, rows: 4 };

const scenes = {
  carnets: { palette: 16, things: [booklet, stampsOf('flower', 0), envelope({ stamp: 'flower', palette: 0 })] },
  phares: {
    palette: 2,
    things: [stampsOf('lighthouse', 2), stampsOf('bird', 1), envelope({ stamp: 'lighthouse', palette: 2 })],
  },
  colis: {
    palette: 13,
    things: [box([1, 0.8, 0.6], { accent: '#0B5563' }), box([0.8, 0.8, 0.8]), service('label', 6)],
  },
  emballage: {
    palette: 9,
    things: [goods('tape', ['#C79B64', '#F6F3EC']), box([1.2, 0.8, 0.5]), goods('bubbles', ['#5C86A0', '#FFFFFF'])],
  },
  lettre: {
    palette: 5,
    things: [
      service('letter', 5),
      envelope({ stamp: 'mountain', palette: 5 }),
      goods('fountain', ['#0B5563', '#F1C445']),
    ],
  },
  recommande: { palette: 10, things: [service('registered', 16), envelope({ paper: '#FFFFFF', window: true })] },
  timbre: { palette: 11, things: [service('stamp', 6), goods('printer', ['#3B3A36', '#D9D2C4']), envelope()] },
  demenagement: { palette: 14, things: [service('moving', 14), box([1, 1, 0.8])] },
  bureau: {
    palette: 6,
    things: [
      goods('lamp', ['#0B5563', '#F1C445']),
      goods('notebook', ['#B3361B', '#F6F3EC']),
      goods('pen', ['#2A559E', '#F6F3EC']),
    ],
  },
  pesee: {
    palette: 18,
    things: [goods('scale', ['#4A544F', '#E4EBF6']), goods('printer', ['#2A559E', '#F6F3EC']), box([1, 0.7, 0.5])],
  },
  entreprise: {
    palette: 8,
    things: [
      service('seal', 16),
      envelope({ paper: '#FFFFFF', window: true, pack: 3 }),
      goods('binder', ['#2F4E8C', '#F6F3EC']),
    ],
  },
} satisfies Record<string, Scene>;

export type BannerPictureName = keyof typeof scenes;
const isBanner = (name: string): name is BannerPictureName => Object.hasOwn(scenes, name);
const isShape = (shape: string): shape is BannerShape => Object.hasOwn(bannerShapes, shape);

/** Reads /medias/bandeau-{name}-{shape}. */
export function bannerAddressOf(url: string): { name: BannerPictureName; shape: BannerShape } | undefined {
  const [, name = '', shape = ''] = /^\/medias\/bandeau-([a-z]{1,20})-([a-z]{4})$/.exec(new URL(url).pathname) ?? [];
  return isBanner(name) && isShape(shape) ? { name, shape } : undefined;
}

/** The waves of a cancel mark, along the lower edge. */
const waves = (width: number, height: number, colour: string): string =>
  [0, 1, 2]
    .map((row) =>
      line(`M-20 ${n(height * 0.84 + row * 22)}${'q30 -16 60 0t60 0'.repeat(Math.ceil(width / 120) + 1)}`, colour, 3, {
        opacity: '.35',
      }),
    )
    .join('');

/** A ground of two colours on which things stand in a row. */
export function bannerSvg(name: BannerPictureName, shape: BannerShape): string {
  const { palette, things }: Scene = scenes[name];
  const { width, height } = bannerShapes[shape];
  const { sky, land } = paletteAt(palette);
  const drawn = shape === 'wide' ? things : things.slice(0, 1);
  const size = height * (shape === 'wide' ? 0.76 : 0.9);
  const step = size * 1.02;
  const start = (width - size - step * (drawn.length - 1)) / 2;
  const placed = drawn.map((thing, index) =>
    frame(start + step * index, (height - size) / 2, size, size, '0 0 480 480', drawingOf(thing, `${name}${index}`)),
  );
  const ground = mix(lighter(sky, 0.25), land, 0.08);
  const hill = `M0 ${n(height * 0.74)}Q${n(width * 0.3)} ${n(height * 0.56)} ${n(width * 0.62)} ${n(height * 0.7)}T${n(width)} ${n(height * 0.62)}V${height}H0z`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${rect(0, 0, width, height, ground)}${path(hill, mix(ground, land, 0.4))}${waves(width, height, darker(land, 0.2))}${placed.join('')}</svg>`;
}
