/** What goods stand before: one colour for a department, in a list, on a page, in a cart and in the menu. White goods show on it at 64 pixels. */
const byDepartment: Record<string, string> = {
  timbres: '#C7D3E0',
  enveloppes: '#C3D5B9',
  colis: '#B9D6D9',
  emballage: '#E8CDBE',
  bureau: '#CFC9E2',
  services: '#EBD6A8',
};
const others = '#D8D2C0';

/** The ground of an article, from the codes of its departments, the leaf first. */
export const groundOf = (categoryCodes: readonly string[] = []): string =>
  byDepartment[categoryCodes.at(-1) ?? ''] ?? others;

/** Light from the left, of which a picture fills its ground or a desk: `url(#light)`. */
export const light =
  '<defs><radialGradient id="light" cx=".28" cy=".24" r=".95"><stop stop-color="#fff" stop-opacity=".36" style="stop-color:light-dark(#fff,#fff6)"/><stop offset=".55" stop-color="#fff" stop-opacity=".06"/><stop offset="1" stop-color="#16211f" stop-opacity=".13"/></radialGradient></defs>';

/** A pale ground would glare beside a dark page. */
export const inBothSchemes = (ground: string): string =>
  `light-dark(${ground},oklch(from ${ground} .4 min(c*1.6,.05) h))`;
