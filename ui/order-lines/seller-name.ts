import type { Wording } from '#ui/wording/wording.ts';

/**
 * Who sells, within a sentence or at its start; `null`: the shop itself. A backend may send a seller without a name, who
 * must not be taken for the shop.
 */
export function sellerName(
  { id, name }: { id: string | null; name: string | null },
  { t }: Pick<Wording, 't'>,
  at: 'start' | 'within' = 'within',
): string | null {
  if (id === null) return null;
  if (name) return name;
  const words = t('components.partnerSeller');
  return at === 'start' ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}
