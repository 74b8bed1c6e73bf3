import { fromAddress, toAddress } from '#adapters/address/address-mapping.ts';
import type {
  StampFavourite,
  WholeStamps,
  StampConfiguration as WireConfiguration,
  StampLine as WireLine,
  StampOptions as WireOptions,
  StampQuote as WireQuote,
  Stamps as WireStamps,
  Support as WireSupport,
} from '#adapters/generated/stamps/types.gen.ts';
import { toMoney, toPrice, wordOf } from '#adapters/shared-mapping.ts';
import { unbroken } from '#adapters/unbroken.ts';
import type { Address } from '#domain/address/address.ts';
import { printedLines } from '#domain/address/address-lines.ts';
import type { Support, SupportKind } from '#domain/stamps/paper.ts';
import type {
  Favourite,
  PricedStamps,
  StampConfiguration,
  StampLine,
  StampOptions,
  StampQuote,
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
  maxRecipients: wire.maxRecipients,
  isTopUpSold: wire.topUpSold,
  visuals: wire.visuals.map(({ code, name, shapes, logo }) => ({
    code,
    name,
    shapes: shapes.map(({ path, colour }) => ({ path, colour })),
    logo: logo ? { id: logo.logoId, endDate: logo.endDate } : null,
  })),
  letterTypes: wire.letterTypes.map(({ code, name, text, zones, validUntil }) => ({
    code,
    name,
    text,
    zones,
    usableUntil: validUntil ?? null,
  })),
  destinations: wire.destinations.map(({ code, name, zone, suspension }) => ({
    code,
    name,
    zone,
    suspension: suspension ? { since: suspension.startDate, until: suspension.endDate ?? null } : null,
  })),
  supports: wire.supports.flatMap((support) => toSupport(support) ?? []),
  tariffs: wire.tariffs.map(({ letterType, zone, validFrom, steps }) => ({
    letterType,
    zone,
    validFrom,
    steps: steps.map(({ maxWeight, price, priceWithoutTax }) => ({
      maxWeight,
      price: toPrice(price, priceWithoutTax),
    })),
  })),
});

function toSupport({ code, name, kind: word, page, grid, areas, recipient }: WireSupport): Support | null {
  const kind = wordOf(kinds, word);
  if (!kind) return null;
  return {
    code,
    name: unbroken(name),
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
    areas: toAreas(areas),
    recipient: recipient ? { page: toArea(recipient.page), areas: toAreas(recipient.areas) } : null,
  };
}

const toAreas = ({ code, visual, text }: WireSupport['areas']) => ({
  code: toArea(code),
  visual: toArea(visual),
  text: toArea(text),
});

const toArea = ({ x, y, width, height }: WireSupport['areas']['code']) => ({ x, y, width, height });

/** `null`: the stamps cannot be priced. */
export function toQuote(wire: WireQuote): StampQuote | null {
  const { quoteId, expiresAt, totalPriceWithTax, totalPriceWithoutTax, pageCount, nextTariff } = wire;
  if (!quoteId || !expiresAt || !totalPriceWithTax || !totalPriceWithoutTax) return null;
  return {
    id: quoteId,
    validUntil: expiresAt,
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

export const toConfiguration = (wire: WireConfiguration): StampConfiguration => ({
  id: wire.configurationId,
  stamps: toSet(wire),
  ttc: toMoney(wire.totalPriceWithTax),
  ht: toMoney(wire.totalPriceWithoutTax),
});

export const toFavourite = (wire: StampFavourite): Favourite => ({
  id: wire.favouriteId,
  name: wire.name,
  stamps: toSet(wire),
});

const toSet = ({ lines, support, startCell, recipients = [] }: WholeStamps): StampSet => ({
  lines: lines.map(toLine),
  support,
  startCell,
  recipients: recipients.map(({ address }) => ({ ...toAddress(address), id: null })),
});

const toLine = ({ visual, letterType, destination, weight, quantity }: WireLine): StampLine => ({
  visual,
  letterType,
  destination,
  weight,
  quantity,
});

export const fromStamps = ({ lines, support, startCell, recipients = [] }: PricedStamps): WireStamps => ({
  lines: lines.map((line) => ({ ...line })),
  ...(support === undefined ? {} : { support }),
  ...(startCell === undefined ? {} : { startCell }),
  ...fromRecipients(recipients),
});

export const fromSet = ({ lines, support, startCell, recipients }: StampSet): WholeStamps => ({
  lines: lines.map((line) => ({ ...line })),
  support,
  startCell,
  ...fromRecipients(recipients),
});

/** Each with its printed lines: an address that was checked has no line that is too long. */
const fromRecipients = (recipients: readonly Address[]): Pick<WireStamps, 'recipients'> =>
  recipients.length === 0
    ? {}
    : {
        recipients: recipients.map((address) => {
          const printed = printedLines(address);
          return { address: fromAddress(address), lines: printed.kind === 'lines' ? printed.lines : [] };
        }),
      };
