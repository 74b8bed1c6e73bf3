import { type World, worldOf } from './world.ts';

/** What the world of this request can still sell: the catalogue's stock less what its orders took. */
export const stockLeft = (request: Request, item: { code: string; stock: number }): number =>
  stockLeftIn(worldOf(request), item);

export function stockLeftIn(world: World, item: { code: string; stock: number }): number {
  const taken = world.stockTaken.findFirst((q) => q.where({ code: item.code }))?.taken ?? 0;
  return Math.max(0, item.stock - taken);
}

export async function takeStock(world: World, { code, quantity }: { code: string; quantity: number }): Promise<void> {
  const row = world.stockTaken.findFirst((q) => q.where({ code }));
  if (!row) await world.stockTaken.create({ code, taken: quantity });
  else
    await world.stockTaken.update(row, {
      data(draft) {
        draft.taken += quantity;
      },
    });
}
