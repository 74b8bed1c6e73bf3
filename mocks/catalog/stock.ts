import { table } from '../shared/table.ts';
import { type World, worldOf } from '../shared/world.ts';

interface StockRecord {
  code: string;
  taken: number;
}

export const soldStockIn = table<StockRecord>();

/** The remaining stock in the request's world: the catalogue's stock without its orders. */
export const remainingStock = (request: Request, item: { code: string; stock: number }): number =>
  remainingStockIn(worldOf(request), item);

export function remainingStockIn(world: World, item: { code: string; stock: number }): number {
  const taken = soldStockIn(world).findFirst((q) => q.where({ code: item.code }))?.taken ?? 0;
  return Math.max(0, item.stock - taken);
}

export async function takeStock(world: World, { code, quantity }: { code: string; quantity: number }): Promise<void> {
  const row = soldStockIn(world).findFirst((q) => q.where({ code }));
  if (!row) await soldStockIn(world).create({ code, taken: quantity });
  else
    await soldStockIn(world).update(row, {
      data(draft) {
        draft.taken += quantity;
      },
    });
}
