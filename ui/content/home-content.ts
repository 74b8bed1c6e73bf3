import type { ContentSlot, ProductBlock } from '#domain/content/content.ts';

/** A home page shows the leading banners of its content, then its products, then the rest of its content. */
export function untilFirstOther(slots: readonly ContentSlot[]): { banners: ContentSlot[]; rest: ContentSlot[] } {
  const banners: ContentSlot[] = [];
  const rest: ContentSlot[] = [];
  for (const { position, blocks } of slots) {
    const other = rest.length > 0 ? 0 : blocks.findIndex(({ kind }) => kind !== 'banner');
    const end = other === -1 ? blocks.length : other;
    if (end > 0) banners.push({ position, blocks: blocks.slice(0, end) });
    if (end < blocks.length) rest.push({ position, blocks: blocks.slice(end) });
  }
  return { banners, rest };
}

/** The products of a home page: the first such block of its content. */
export const productsOf = (slots: readonly ContentSlot[]): ProductBlock | null =>
  slots.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'products') ?? null;
