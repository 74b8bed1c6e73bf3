import type { LogoFault, LogoField } from '#domain/logo/fields.ts';
import { farthest, largestScale, smallestScale } from '#domain/logo/placement.ts';
import type { Wording } from '#ui/wording/wording.ts';

const plainTexts = {
  'not-offered': 'logo.notOffered',
  'file-type': 'logo.fileType',
  'file-empty': 'logo.fileEmpty',
  'file-too-large': 'logo.fileTooLarge',
  'picture-gone': 'logo.pictureGone',
  scanning: 'logo.scanningFault',
  infected: 'logo.infected',
  unscanned: 'logo.unscanned',
  'colour-space': 'logo.colourSpace',
  'too-small': 'logo.tooSmall',
  unreadable: 'logo.unreadable',
  'white-on-transparent': 'logo.whiteOnTransparent',
  'script-removed': 'logo.scriptRemoved',
  other: 'logo.unreadable',
  'out-of-frame': 'logo.outOfFrame',
  invisible: 'logo.invisible',
  'placed-too-large': 'logo.placedTooLarge',
  'placed-too-small': 'logo.placedTooSmall',
  'sign-not-printable': 'journey.fault.sign-not-printable',
} as const;

type PlainFault = Extract<LogoFault, { code: keyof typeof plainTexts }>;
const isPlain = (fault: LogoFault): fault is PlainFault => Object.hasOwn(plainTexts, fault.code);

const requiredTexts = {
  subject: 'logo.requiredSubject',
  file: 'logo.requiredFile',
  picture: 'logo.requiredFile',
  name: 'logo.requiredName',
  background: 'logo.requiredBackground',
  scale: 'logo.notOffered',
  across: 'logo.notOffered',
  down: 'logo.notOffered',
  rights: 'logo.requiredRights',
  months: 'logo.requiredMonths',
} as const satisfies Record<LogoField, string>;

/** What is wrong with a field, and how it is mended. */
export function logoFaultText(
  { field, fault }: { field: LogoField; fault: LogoFault },
  { t, number }: Wording,
): string {
  if (isPlain(fault)) return t(plainTexts[fault.code]);
  switch (fault.code) {
    case 'required':
      return t(requiredTexts[field]);
    case 'too-few-pixels': {
      const { width, height, minWidth, minHeight } = fault;
      return t('logo.tooFewPixels', {
        width: number(width),
        height: number(height),
        minWidth: number(minWidth),
        minHeight: number(minHeight),
      });
    }
    case 'characters':
      return t('address.characters', { count: fault.signs.length, signs: fault.signs.join(' ') });
    case 'name-too-long':
      return t('logo.nameTooLong', { most: fault.most });
    case 'scale':
      return t('logo.wrongScale', { least: smallestScale, most: largestScale });
    case 'distance':
      return t('logo.wrongDistance', { most: farthest });
    case 'too-coarse':
      return t('logo.tooCoarse', { most: fault.most });
    case 'logo-too-small':
      return t('logo.logoTooSmall', { least: fault.least });
  }
}
