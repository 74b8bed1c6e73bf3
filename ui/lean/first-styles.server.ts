import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLean } from './overrides.ts';

const client = 'build/client';
const sheet = /"(\/assets\/styles-[\w-]+\.css)#"/;
const texts = new Map<string, string>();

/**
 * A document that is drawn at once may be drawn before its fonts arrive, and lines would move when they do. A font is used
 * here only if the browser has it; the next page uses them all (`prefetch/late-fonts.ts`).
 */
const withoutSwap = (sheet: string) => sheet.replaceAll('font-display:swap', 'font-display:optional');

function textOf(file: string): string {
  const text = texts.get(file) ?? withoutSwap(readFileSync(join(client, file), 'utf8'));
  if (text.includes('</')) throw new Error(`${file} cannot stand inside a document.`);
  texts.set(file, text);
  return text;
}

/** Whether a visitor without this cookie has nothing of the shop yet: the sheet then comes with the document. */
export const isFirstVisit = (visit: string | null): boolean => visit === null && isLean('first-styles');

/**
 * The document with the sheet of every page inside, so that it is drawn without a second round trip. The link stays,
 * because the browser's program expects it; a browser does not fetch one that is disabled.
 */
export function withStyles(document: string, nonce: string): string {
  const found = sheet.exec(document);
  // A page with a second sheet waits for it anyway.
  if (!found || document.split(/rel="stylesheet" (?!media)/).length > 2) return document;
  const [address, file = ''] = found;
  const tag = `<link nonce="" rel="stylesheet" href=${address}/>`;
  const disabledLink = tag.replace('/>', ' disabled=""/>');
  return document.replace(tag, () => `<style nonce="${nonce}">${textOf(file)}</style>${disabledLink}`);
}
