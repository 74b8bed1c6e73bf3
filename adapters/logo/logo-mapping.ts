import type {
  LogoConfiguration as WireConfiguration,
  LogoDesign as WireDesign,
  Logo as WireLogo,
  LogoOptions as WireOptions,
  LogoPicture as WirePicture,
  LogoQuote as WireQuote,
  LogoRequest as WireRequest,
} from '#adapters/generated/logo/types.gen.ts';
import type { RefusalWords } from '#adapters/http/refusal-words.ts';
import { toScanState } from '#adapters/scan-states.ts';
import { toLogoLabel } from '#adapters/service-statuses.ts';
import { toMoney, toQuoteBasis, wordOrOther } from '#adapters/shared-mapping.ts';
import type {
  Logo,
  LogoConfiguration,
  LogoDesign,
  LogoFault,
  LogoField,
  LogoOptions,
  LogoPicture,
  LogoQuote,
  LogoRefusal,
  LogoRequest,
  PictureFinding,
  PictureRefusal,
  PricedLogo,
  QuotedLogo,
  RefusalCode,
  SoldLogo,
} from '#domain/logo/logo.ts';

const findings: Record<string, PictureFinding> = {
  COLOUR_SPACE: 'colour-space',
  TOO_SMALL: 'too-small',
  UNREADABLE: 'unreadable',
  WHITE_ON_TRANSPARENT: 'white-on-transparent',
  SCRIPT_REMOVED: 'script-removed',
};

/** A state that is new to this shop is not clean. */
export const toPicture = (wire: WirePicture): LogoPicture => ({
  id: wire.pictureId,
  name: wire.name,
  state: toScanState(wire.scanState),
  size: wire.width && wire.height ? { width: wire.width, height: wire.height } : null,
  isVector: wire.vector ?? false,
  isTransparent: wire.transparent ?? false,
  findings: wire.findings.map(({ code }) => wordOrOther(findings, code)),
  expiresAt: wire.expiresAt,
});

const pictureRefusals: Record<string, PictureRefusal> = {
  fileTooLarge: 'too-large',
  fileTypeRefused: 'type',
  fileEmpty: 'empty',
};
export const toPictureRefusal = (reason: string | undefined): PictureRefusal => wordOrOther(pictureRefusals, reason);

const white = '#FFFFFF';

export const toOptions = (wire: WireOptions): LogoOptions => ({
  validFrom: wire.validFrom,
  picture: wire.picture,
  stamp: wire.stamp,
  frame: wire.frame,
  backgrounds: wire.backgrounds.map(({ code, name, colour }) => ({ code, name, isWhite: colour === white })),
  terms: wire.terms.map(({ months, price, priceWithTax }) => ({
    months,
    price: { ttc: toMoney(priceWithTax), ht: toMoney(price) },
  })),
  moderationDays: wire.moderationDays,
  isChargedOnApproval: wire.chargedOnApproval,
  noticeDays: wire.noticeDays,
  nameLength: wire.nameLength,
});

const refusalCodes: Record<string, RefusalCode> = {
  POLITICAL: 'political',
  RELIGIOUS: 'religious',
  ALCOHOL_TOBACCO: 'alcohol-tobacco',
  CELEBRITY: 'celebrity',
  THIRD_PARTY_MARK: 'third-party-mark',
  UNREADABLE_TEXT: 'unreadable-text',
};

export const toLogo = (wire: WireLogo): Logo => ({
  id: wire.logoId,
  name: wire.name,
  label: toLogoLabel(wire.status),
  submittedAt: wire.submittedAt,
  endDate: wire.endDate ?? null,
  isExtendable: wire.extendable ?? false,
  isResubmittable: wire.resubmittable ?? false,
  refusal: wire.refusal
    ? { code: wordOrOther(refusalCodes, wire.refusal.code), message: wire.refusal.message ?? null }
    : null,
  order:
    wire.orderCode !== undefined && wire.entryNumber !== undefined
      ? { code: wire.orderCode, entryNumber: wire.entryNumber }
      : null,
});

export const toQuoted = (
  wire: WireQuote,
  toRefusal: (refusal: WireQuote['refusals'][number]) => LogoRefusal,
): QuotedLogo => ({
  quote: toQuote(wire),
  refusals: wire.refusals.map(toRefusal),
});

/** `null`: it cannot be priced. */
function toQuote(wire: WireQuote): LogoQuote | null {
  const { term } = wire;
  const quote = toQuoteBasis(wire);
  if (!quote) return null;
  return {
    ...quote,
    term: term ? { start: term.startDate, end: term.endDate, isExpected: term.expected ?? false } : null,
  };
}

const at = (field: LogoField, code: RefusedAs): LogoRefusal => ({ kind: 'fault', field, fault: { code } });

/** What the shop says of each reason that the contract names, at the answer that it is about. */
export const refusalWords: RefusalWords<WireQuote['refusals'][number], LogoRefusal> = {
  pictureUnknown: () => at('file', 'picture-gone'),
  pictureNotClean: () => at('file', 'unscanned'),
  pictureNotPrintable: () => at('file', 'unreadable'),
  backgroundUnknown: () => at('background', 'not-offered'),
  outOfFrame: () => at('across', 'out-of-frame'),
  tooCoarse: () => at('scale', 'placed-too-large'),
  tooSmall: () => at('scale', 'placed-too-small'),
  invisible: () => at('background', 'invisible'),
  rightsMissing: () => at('rights', 'required'),
  nameMissing: () => at('name', 'required'),
  signNotPrintable: () => at('name', 'sign-not-printable'),
  logoUnknown: () => at('subject', 'not-offered'),
  notExtendable: () => at('subject', 'not-offered'),
  notRefused: () => at('subject', 'not-offered'),
  termUnknown: () => at('months', 'not-offered'),
};

/** The faults that say nothing but their code. */
type RefusedAs = Exclude<
  LogoFault,
  { most: number } | { least: number } | { minWidth: number } | { signs: string[] }
>['code'];

/** `null`: the configuration has something that this shop cannot compose. */
export function toConfiguration(wire: WireConfiguration): LogoConfiguration | null {
  const request = toRequest(wire);
  const { configurationId: id, productCode, totalPriceWithTax, totalPriceWithoutTax } = wire;
  return request && { id, productCode, request, ttc: toMoney(totalPriceWithTax), ht: toMoney(totalPriceWithoutTax) };
}

function toRequest({ kind, logoId, design, months }: WireConfiguration): SoldLogo | null {
  if (kind === 'NEW' && design) return { kind: 'new', design: toDesign(design), months };
  return kind === 'EXTENSION' && logoId ? { kind: 'extension', logoId, months } : null;
}

const toDesign = ({ pictureId, name, background, scale, across, down }: WireDesign): LogoDesign => ({
  pictureId,
  name,
  background,
  placement: { scale, across, down },
});

const kinds = { new: 'NEW', extension: 'EXTENSION', resubmission: 'RESUBMISSION' } as const satisfies Record<
  LogoRequest['kind'],
  string
>;

export function fromPriced(request: PricedLogo): WireRequest {
  const months = request.kind === 'resubmission' ? null : request.months;
  const design = request.kind === 'extension' ? null : request.design;
  return {
    kind: kinds[request.kind],
    ...(request.kind !== 'new' && { logoId: request.logoId }),
    ...(design && { design: fromDesign(design) }),
    ...(months !== null && { months }),
  };
}

export const fromSold = (request: SoldLogo) => ({ ...fromPriced(request), months: request.months });

/** A design is only made of answers that attest the rights. */
export const fromDesign = ({ pictureId, name, background, placement }: LogoDesign): WireDesign => ({
  pictureId,
  name,
  background,
  ...placement,
  rightsAttested: true,
});
