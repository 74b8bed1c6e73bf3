import type { Configures, RefusalOf } from '../journey/service.ts';
import type { LogoLabel } from '../orders/line-status.ts';
import type { Download } from '../shared/download.ts';
import type { Money, Price } from '../shared/money.ts';
import type { Box, ScanFault, ScanState } from '../shared/scanned-file.ts';

/** What keeps a picture from being printed. */
export type PictureDefect = 'colour-space' | 'too-small' | 'unreadable';

/** What the backend found in a picture. */
export type PictureFinding = PictureDefect | 'white-on-transparent' | 'script-removed' | 'other';

/** A logo as it was sent. The backend keeps it, and the shop only its id; no page ever gets the file itself. */
export interface LogoPicture {
  id: string;
  name: string;
  state: ScanState;
  /** In pixels; `null` until it is clean and read. */
  size: { width: number; height: number } | null;
  /** It has no resolution: it is rasterised at the size that it is printed at. */
  isVector: boolean;
  isTransparent: boolean;
  findings: readonly PictureFinding[];
  /** An ISO instant: when it is purged unless it is ordered. */
  expiresAt: string;
}

/** Where a picture stands in the frame of the stamp. */
export interface Placement {
  /** Per cent of the size at which the whole picture fits inside the bleed. */
  scale: number;
  /** Millimetres from the middle of the frame: to the right, and down. */
  across: number;
  down: number;
}

export interface LogoDesign {
  pictureId: string;
  name: string;
  /** A code of the options. */
  background: string;
  placement: Placement;
}

/** Why a logo was refused; each has an advice on how to mend it. */
export type RefusalCode =
  | 'political'
  | 'religious'
  | 'alcohol-tobacco'
  | 'celebrity'
  | 'third-party-mark'
  | 'unreadable-text'
  | 'other';

/** A logo of the company, in any state. */
export interface Logo {
  id: string;
  name: string;
  /** `null`: a state that this shop does not know. */
  label: LogoLabel | null;
  /** An ISO instant. */
  submittedAt: string;
  /** The `YYYY-MM-DD` last day of its subscription; `null` before it is approved. */
  endDate: string | null;
  isExtendable: boolean;
  /** It was refused, and may be sent again without paying. */
  isResubmittable: boolean;
  refusal: { code: RefusalCode; message: string | null } | null;
  /** Where it was bought: its sheet of stamps is found there. */
  order: { code: string; entryNumber: number } | null;
}

/** The frame of the logo on the stamp, in millimetres: what is nearer to its edge than the bleed may be cut. */
export interface LogoFrame extends Box {
  bleed: number;
  /** A logo whose longer side is shorter cannot be read. */
  minLogo: number;
}

/** Today's choices and limits: the backend's, which change with tariffs (journeys §0). */
export interface LogoOptions {
  /** The `YYYY-MM-DD` day from which these limits and tariffs apply. */
  validFrom: string;
  picture: {
    /** Bytes. */
    fileSize: number;
    types: readonly { type: string; name: string }[];
    /** Pixels; not of a vector picture. */
    minWidth: number;
    minHeight: number;
    /** The fewest pixels to an inch at the size that it is printed at. */
    resolution: number;
    /** After so many hours a picture that was not ordered is purged. */
    keptHours: number;
  };
  /** Millimetres. */
  stamp: { width: number; height: number };
  frame: LogoFrame;
  backgrounds: readonly { code: string; name: string; isWhite: boolean }[];
  terms: readonly { months: number; price: Price }[];
  /** Working days until a logo is approved or refused. */
  moderationDays: number;
  /** A logo that is refused is not charged. */
  isChargedOnApproval: boolean;
  /** Days before the end of a subscription on which its owner is reminded, the most first. */
  noticeDays: readonly number[];
  nameLength: number;
}

/** The options together with the draft's picture and the company's logos as they are now. */
export interface LogoChoices extends LogoOptions {
  /** `null`: there is none, or it was purged. */
  sent: LogoPicture | null;
  /** `null`: they cannot be read now. */
  logos: readonly Logo[] | null;
}

export type LogoRequest =
  | { kind: 'new'; design: LogoDesign; months: number }
  | { kind: 'extension'; logoId: string; months: number }
  | { kind: 'resubmission'; logoId: string; design: LogoDesign };

/** What a price needs. */
export type PricedLogo =
  | { kind: 'new'; design: LogoDesign | null; months: number | null }
  | { kind: 'extension'; logoId: string; months: number | null }
  | { kind: 'resubmission'; logoId: string; design: LogoDesign | null };

/** What is bought in a shop; a resubmission is not. */
export type SoldLogo = Exclude<LogoRequest, { kind: 'resubmission' }>;

export interface LogoTerm {
  /** `YYYY-MM-DD` days. */
  start: string;
  end: string;
  /** It begins when the logo is approved, which is only expected. */
  isExpected: boolean;
}

export interface LogoQuote {
  id: string;
  lines: { name: string; ttc: Money; ht: Money }[];
  ttc: Money;
  ht: Money;
  /** An ISO instant. */
  validUntil: string;
  /** `null`: nothing begins or ends, as of a resubmission. */
  term: LogoTerm | null;
}

export type LogoField =
  /** What is wanted: a new logo, or one of the company's, to be extended or sent again. */
  | 'subject'
  /** Asked for by the step, and kept as a picture alone. */
  | 'file'
  | 'picture'
  | 'name'
  | 'background'
  | 'scale'
  | 'across'
  | 'down'
  | 'rights'
  | 'months';

/** A broken rule, with the values of its message. */
export type LogoFault =
  | { code: 'required' }
  /** Not offered, or no longer. */
  | { code: 'not-offered' }
  | { code: 'file-too-large' | 'file-type' | 'file-empty' }
  | { code: 'picture-gone' }
  | ScanFault
  | { code: PictureDefect }
  | { code: 'too-few-pixels'; width: number; height: number; minWidth: number; minHeight: number }
  | { code: 'name-too-long'; most: number }
  | { code: 'characters'; signs: string[] }
  /** Said by the backend, which does not name the sign. */
  | { code: 'sign-not-printable' }
  | { code: 'scale' | 'distance' }
  | { code: 'out-of-frame' }
  /** Its pixels would be seen: `most` per cent. */
  | { code: 'too-coarse'; most: number }
  /** It could not be read: `least` per cent. */
  | { code: 'logo-too-small'; least: number }
  /** Said by the backend, which gives no limit. */
  | { code: 'placed-too-large' | 'placed-too-small' }
  /** White on white. */
  | { code: 'invisible' };

/** Why the backend refuses what is asked for, at the answer that it is about. */
export type LogoRefusal = RefusalOf<LogoField, LogoFault>;

/** A draft may have both a price and refusals. */
export interface QuotedLogo {
  quote: LogoQuote | null;
  refusals: readonly LogoRefusal[];
}

/** A configuration as the backend stores it for a cart line. */
export interface LogoConfiguration {
  id: string;
  /** The article that is added to a cart, with this configuration. */
  productCode: string;
  request: SoldLogo;
  ttc: Money;
  ht: Money;
}

/** A request with the quote that the shopper has seen. */
export interface LogoComposition {
  request: SoldLogo;
  quoteId: string;
}

export type PictureRefusal = 'too-large' | 'type' | 'empty' | 'other';
export type PictureUpload = { kind: 'kept'; picture: LogoPicture } | { kind: 'refused'; refusal: PictureRefusal };

/** `black`: as a printer without colours prints it. */
export type PreviewColour = 'colour' | 'black';

export interface Logos extends Configures<LogoComposition, Pick<LogoConfiguration, 'id' | 'productCode'>, LogoRefusal> {
  options(): Promise<LogoOptions>;
  /** The newest first. */
  mine(): Promise<Logo[]>;
  /** A file with the type that its content shows. */
  keep(file: { name: string; type: string; content: Blob }): Promise<PictureUpload>;
  /** `null`: it was purged, or is somebody else's. */
  picture(id: string): Promise<LogoPicture | null>;
  /** Configurations keep the picture that they were made of. */
  purge(id: string): Promise<void>;
  /** The stamp as it will be printed, as pixels; `background` null: the usual one. */
  preview(
    id: string,
    about: { placement: Placement; background: string | null; colour: PreviewColour },
  ): Promise<Download | 'unknown'>;
  /** The stamp of one of the company's logos, as pixels; `isFrameOnly`: what stands in its frame alone. */
  image(logoId: string, about?: { isFrameOnly?: boolean }): Promise<Download | 'unknown'>;
  quote(request: PricedLogo): Promise<QuotedLogo>;
  /** `null`: this shopper has no configuration with that id. */
  configurationOf(id: string): Promise<LogoConfiguration | null>;
  /** Sends a refused logo again: nothing is paid. */
  resubmit(
    logoId: string,
    design: LogoDesign,
  ): Promise<{ kind: 'sent' } | { kind: 'gone' } | { kind: 'refused'; refusals: LogoRefusal[] }>;
}
