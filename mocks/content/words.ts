import type { Words } from '../shared/lang.ts';
import { english, french } from '../shared/pages/typography.ts';

/** A text in both languages, with the typography of each applied. */
export const words = (fr: string, en: string): Words => ({ fr: french(fr), en: english(en) });
