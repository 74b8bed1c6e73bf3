export const bannerShapes = { wide: { width: 1200, height: 480 }, card: { width: 600, height: 400 } };
export type BannerShape = keyof typeof bannerShapes;

/** Each is a file of `drawings/banners/` in each shape. */
const names = [
  'bureau',
  'carnets',
  'cartons',
  'colis',
  'demenagement',
  'emballage',
  'entreprise',
  'enveloppes',
  'etiquette',
  'lettre',
  'pesee',
  'phares',
  'recommande',
  'timbre',
  'transporteurs',
] as const;
export type BannerPictureName = (typeof names)[number];

const isShape = (shape: string): shape is BannerShape => Object.hasOwn(bannerShapes, shape);

/** Reads /medias/bandeau-{name}-{shape}. */
export function bannerAddressOf(url: string): { name: BannerPictureName; shape: BannerShape } | undefined {
  const [, path = '', shape = ''] = /^\/medias\/bandeau-([a-z]{1,20})-([a-z]{4})$/.exec(new URL(url).pathname) ?? [];
  const name = names.find((each) => each === path);
  return name && isShape(shape) ? { name, shape } : undefined;
}
