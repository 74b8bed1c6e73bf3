/** What goods stand before: one colour for a department, in a list, on a page, in a cart and in the menu. */
const byDepartment: Record<string, string> = {
  timbres: '#E3E8EE',
  enveloppes: '#E1E9DC',
  colis: '#DAE8E9',
  emballage: '#F1E1D8',
  bureau: '#E4E2EE',
  services: '#F3E9D4',
};
const others = '#E9E6DC';

/** The ground of an article, from the codes of its departments, the leaf first. */
export const groundOf = (categoryCodes: readonly string[] = []): string =>
  byDepartment[categoryCodes.at(-1) ?? ''] ?? others;
