/**
 * Compiles the texts of both languages (ICU), which stand beside their feature, into `generated/`. `copy.fr.json` holds
 * labels that screens read, for browser and server, without arguments; `messages.fr.json` holds what views format, for
 * the server only. A key begins with the name of the folder. A key or an argument that only one language has stops the
 * build.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

type Messages = Record<string, string>;
const ui = resolve(import.meta.dirname, '..');
const languages = ['fr', 'en'] as const;
const out = `${import.meta.dirname}/generated`;

/** The files without their language: `ui/cart/copy`. */
const files = globSync(`${ui}/**/{copy,messages}.{fr,en}.json`).map((path) => path.replace(/\.(fr|en)\.json$/, ''));
const bases = [...new Set(files)].toSorted();
const featureOf = (base: string) => basename(dirname(base));
const isLabels = (base: string) => basename(base) === 'copy';
const readMessages = (lang: string, base: string): Messages => JSON.parse(readFileSync(`${base}.${lang}.json`, 'utf8'));

/** Names and kinds of the arguments in a message. */
function argumentsOf(elements: MessageFormatElement[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const element of elements) {
    if (element.type === TYPE.argument) found[element.value] = 'string | number';
    if (element.type === TYPE.number) found[element.value] = 'number';
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      found[element.value] = element.type === TYPE.plural ? 'number' : 'string';
      for (const option of Object.values(element.options)) Object.assign(found, argumentsOf(option.value));
    }
  }
  return found;
}

const faults: string[] = [];
const labelTypes: string[] = [];
const messageTypes: string[] = [];
const trees: Record<string, Record<string, MessageFormatElement[]>> = { fr: {}, en: {} };
const labels: Record<string, Record<string, Messages>> = { fr: {}, en: {} };

const signatureOf = (elements: MessageFormatElement[]) =>
  Object.entries(argumentsOf(elements))
    .toSorted()
    .map(([name, kind]) => `${name}: ${kind}`)
    .join('; ');

interface Message {
  base: string;
  key: string;
  fr: string;
  en: string;
}

/** Records one message of both languages, and its mistakes in `faults`. */
function take({ base, key, fr, en }: Message): boolean {
  const feature = featureOf(base);
  const isLabel = isLabels(base);
  const parsed = { fr: parse(fr), en: parse(en) };
  const signature = signatureOf(parsed.fr);
  if (signature !== signatureOf(parsed.en)) faults.push(`${base}: ${key} has other arguments in fr and en`);
  if (isLabel && signature !== '') faults.push(`${base}: ${key} is a label and has arguments: it is a message`);
  if (trees.fr?.[`${feature}.${key}`]) faults.push(`${feature}.${key} stands in two files`);
  messageTypes.push(`  '${feature}.${key}': { ${signature} };`);
  for (const lang of languages) {
    (trees[lang] ??= {})[`${feature}.${key}`] = parsed[lang];
    const literal = parsed[lang].map((element) => ('value' in element ? element.value : '')).join('');
    if (isLabel) ((labels[lang] ??= {})[feature] ??= {})[key] = literal;
  }
  return isLabel;
}

for (const base of bases) {
  const [fr, en] = [readMessages('fr', base), readMessages('en', base)];
  const shape: string[] = [];
  for (const key of new Set([...Object.keys(fr), ...Object.keys(en)])) {
    const [french, english] = [fr[key], en[key]];
    if (french === undefined || english === undefined)
      faults.push(`${base}: ${key} has no text in ${french === undefined ? 'fr' : 'en'}`);
    else if (take({ base, key, fr: french, en: english })) shape.push(`${JSON.stringify(key)}: string`);
  }
  if (isLabels(base)) labelTypes.push(`  ${JSON.stringify(featureOf(base))}: { ${shape.join('; ')} };`);
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}

/** What has not changed keeps its time: it makes no build. */
function write(name: string, text: string) {
  const path = `${out}/${name}`;
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

mkdirSync(out, { recursive: true });
for (const lang of languages) {
  write(`${lang}.server.json`, JSON.stringify(trees[lang]));
  write(`${lang}.labels.json`, JSON.stringify(labels[lang]));
}
write(
  'types.ts',
  `/** Labels without arguments, by feature: what the browser gets. */\nexport interface Labels {\n${labelTypes.join('\n')}\n}\n\n/** Every message with its arguments: what the server formats. */\nexport interface Messages {\n${messageTypes.join('\n')}\n}\n`,
);
console.log(`Texts: ${messageTypes.length} messages in ${languages.length} languages.`);
