import type { Words } from '../shared/lang.ts';
import { english, french } from '../shared/pages/typography.ts';

const NARROW = '\u202F';

/** A text in both languages, with the typography of each applied. */
export const words = (fr: string, en: string): Words => ({
  fr: french(fr).replace(/\u00A0(?=[:»])|(?<=«)\u00A0/g, NARROW),
  en: english(en),
});
