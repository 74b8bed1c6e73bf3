import type { ScanFault } from '../shared/scanned-file.ts';
import type { PictureFinding } from './logo.ts';

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

export type LogoStep = 'bibliotheque' | 'choix' | 'prolongation' | 'recapitulatif';

/** A broken rule, with the values of its message. */
export type LogoFault =
  | { code: 'required' }
  /** Not offered, or no longer. */
  | { code: 'not-offered' }
  | { code: 'file-too-large' | 'file-type' | 'file-empty' }
  | { code: 'picture-gone' }
  | ScanFault
  | { code: PictureFinding }
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
