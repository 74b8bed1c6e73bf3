import { mostOffset, type Offset, type PrinterNumber, type Printers, printerNumbers } from '#domain/stamps/offset.ts';
import type { Support } from '#domain/stamps/paper.ts';
import type { FieldErrors, LinkView, NoticeView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** An offset as it was typed, and what of it is none. */
export interface OffsetState {
  printer: PrinterNumber | null;
  typed: Record<keyof Offset, string>;
  wrong: readonly (keyof Offset)[];
}

export interface PrinterView {
  title: string;
  trail: LinkView[];
  text: string;
  notices: NoticeView[];
  errors: FieldErrors;
  errorsTitle: string;
  printers: (LinkView & { current: boolean; offset: string })[];
  /** The one that is put right. */
  printer: string;
  /** What is printed for it: the address of the file, the papers, and what the offset is now. */
  grid: string;
  supports: { code: string; name: string }[];
  now: string;
  hint: string;
  values: Record<keyof Offset, string>;
}

interface PrinterViewInput {
  printers: Printers;
  printer: PrinterNumber;
  supports: readonly Support[];
  state: OffsetState | null;
  notices: NoticeView[];
}

export function printerView(
  { printers, printer, supports, state, notices }: PrinterViewInput,
  wording: Wording,
): PrinterView {
  const { t, paths, number } = wording;
  // With the sign of the limits: a hyphen may end a line.
  const withSign = (millimetres: number) => number(millimetres).replace('-', '−');
  const offsetText = ({ x, y }: Offset) => t('stamps.offsetOf', { x: withSign(x), y: withSign(y) });
  const offset = printers.offsets[printer];
  const wrong = state?.wrong ?? [];
  const fault = (axis: keyof Offset) => t('stamps.wrongOffset', { axis: axis.toUpperCase(), most: mostOffset });
  return {
    title: t('stamps.printerTitle'),
    trail: [{ label: t('stamps.title'), href: paths.stamps() }],
    text: t('stamps.printerText'),
    notices,
    errors: Object.fromEntries(wrong.map((axis) => [axis, fault(axis)])),
    errorsTitle: t('journey.errors', { count: wrong.length }),
    printers: printerNumbers.map((each) => ({
      label: t('stamps.printer', { printer: each }),
      href: paths.stampPrinter({ imprimante: `${each}` }),
      current: each === printer,
      offset:
        each === printers.current
          ? t('stamps.offsetInUse', { offset: offsetText(printers.offsets[each]) })
          : offsetText(printers.offsets[each]),
    })),
    printer: String(printer),
    grid: paths.stampGrid(),
    supports: supports.map(({ code, name }) => ({ code, name })),
    now: t('stamps.offsetNow', { printer, offset: offsetText(offset) }),
    hint: t('stamps.offsetHint', { most: mostOffset }),
    values: state?.typed ?? { x: number(offset.x), y: number(offset.y) },
  };
}
