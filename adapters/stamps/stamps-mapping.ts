import type {
  StampConfiguration,
  StampFavourite,
  StampQuote,
  WholeStamps,
  StampLine as WireLine,
  StampOptions as WireOptions,
  Stamps as WireStamps,
  Support as WireSupport,
} from '#adapters/generated/stamps/types.gen.ts';
import { toMoney, wordOf } from '#adapters/shared-mapping.ts';
import type { Support, SupportKind } from '#domain/stamps/paper.ts';
import type {
  Configuration,
  Favourite,
  PricedStamps,
  Quote,
  StampLine,
  StampOptions,
  StampSet,
} from '#domain/stamps/stamps.ts';

const kinds: Record<string, SupportKind> = { PAPER: 'paper', SHEET: 'sheet', ENVELOPE: 'envelope', ROLL: 'roll' };

/** A support of an unknown kind has no drawing here, so it is not offered. */
export const toOptions = (wire: WireOptions): StampOptions => ({
  productCode: wire.productCode,
  validFrom: wire.validFrom,
  fileDays: wire.fileDays,
  sheetWeight: wire.sheetWeight,
  maxLines: wire.maxLines,
  maxQuantity: wire.maxQuantity,
  isTopUpSold: wire.topUpSold,
  visuals: wire.visuals.map(({ code, name, shapes, logo }) => ({
    code,
    name,
    shapes: shapes.map(({ path, colour }) => ({ path, colour })),
    logo: logo ? { id: logo.logoId, endDate: logo.endDate } : null,
  })),
  letterTypes: wire.letterTypes.map(({ code, name, text, zones, usableUntil }) => ({
    code,
    name,
    text,
    zones,
    usableUntil: usableUntil ?? null,
  })),
  destinations: wire.destinations.map(({ code, name, zone, suspension }) => ({
    code,
    name,
    zone,
    suspension: suspension ? { since: suspension.since, until: suspension.until ?? null } : null,
  })),
  supports: wire.supports.flatMap((support) => toSupport(support) ?? []),
  tariffs: wire.tariffs.map(({ letterType, zone, validFrom, steps }) => ({
    letterType,
    zone,
    validFrom,
    steps: steps.map(({ maxWeight, price }) => ({ maxWeight, price: toMoney(price) })),
  })),
});

function toSupport({ code, name, kind: word, page, grid, areas }: WireSupport): Support | null {
  const kind = wordOf(kinds, word);
  if (!kind) return null;
  return {
    code,
    name,
    kind,
    page: { width: page.width, height: page.height },
    grid: {
      columns: grid.columns,
      rows: grid.rows,
      left: grid.left,
      top: grid.top,
      width: grid.width,
      height: grid.height,
      pitchX: grid.pitchX,
      pitchY: grid.pitchY,
    },
    areas: { code: toArea(areas.code), visual: toArea(areas.visual), text: toArea(areas.text) },
  };
}

const toArea = ({ x, y, width, height }: WireSupport['areas']['code']) => ({ x, y, width, height });

/** `null`: the stamps cannot be priced. */
export function toQuote(wire: StampQuote): Quote | null {
  const { quoteId, validUntil, totalPriceWithTax, totalPriceWithoutTax, pageCount, nextTariff } = wire;
  if (!quoteId || !validUntil || !totalPriceWithTax || !totalPriceWithoutTax) return null;
  return {
    id: quoteId,
    validUntil,
    lines: wire.lines.map(({ name, maxWeight, price, priceWithTax }) => ({
      name,
      maxWeight,
      ttc: toMoney(priceWithTax),
      ht: toMoney(price),
    })),
    ttc: toMoney(totalPriceWithTax),
    ht: toMoney(totalPriceWithoutTax),
    pages: pageCount ?? null,
    nextTariff: nextTariff ? { validFrom: nextTariff.validFrom, ttc: toMoney(nextTariff.totalPriceWithTax) } : null,
  };
}

export const toConfiguration = (wire: StampConfiguration): Configuration => ({
  id: wire.configurationId,
  stamps: { lines: wire.lines.map(toLine), support: wire.support, startCell: wire.startCell },
  ttc: toMoney(wire.totalPriceWithTax),
  ht: toMoney(wire.totalPriceWithoutTax),
});

export const toFavourite = (wire: StampFavourite): Favourite => ({
  id: wire.favouriteId,
  name: wire.name,
  stamps: { lines: wire.lines.map(toLine), support: wire.support, startCell: wire.startCell },
});

const toLine = ({ visual, letterType, destination, weight, quantity }: WireLine): StampLine => ({
  visual,
  letterType,
  destination,
  weight,
  quantity,
});

export const fromStamps = ({ lines, support, startCell }: PricedStamps): WireStamps => ({
  lines: lines.map((line) => ({ ...line })),
  ...(support === undefined ? {} : { support }),
  ...(startCell === undefined ? {} : { startCell }),
});

export const fromSet = ({ lines, support, startCell }: StampSet): WholeStamps => ({
  lines: lines.map((line) => ({ ...line })),
  support,
  startCell,
});
