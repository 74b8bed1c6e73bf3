/**
 * Compiles the messages of `fr/` and `en/` (ICU, by feature) into `generated/`. `cart.json` holds labels that screens
 * read, for browser and server, without arguments; `cart.say.json` what views say, for the server alone.
 * A key or an argument that only one language has stops the build.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

type Messages = Record<string, string>;
const here = import.meta.dirname;
const languages = ['fr', 'en'] as const;
const out = `${here}/generated`;

const files = readdirSync(`${here}/fr`)
  .map((file) => file.replace('.json', ''))
  .toSorted();
const features = files.filter((file) => !file.endsWith('.say'));
const read = (lang: string, feature: string): Messages =>
  JSON.parse(readFileSync(`${here}/${lang}/${feature}.json`, 'utf8'));

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

/** Records one message of both languages; what is wrong with it goes to `faults`. */
function take({
  file,
  feature,
  key,
  fr,
  en,
}: {
  file: string;
  feature: string;
  key: string;
  fr: string;
  en: string;
}): boolean {
  const said = file.endsWith('.say');
  const parsed = { fr: parse(fr), en: parse(en) };
  const signature = signatureOf(parsed.fr);
  if (signature !== signatureOf(parsed.en)) faults.push(`${file}.${key} has other arguments in fr and en`);
  if (!said && signature !== '')
    faults.push(`${file}.${key} is a label and has arguments: it belongs in ${feature}.say.json`);
  if (trees.fr?.[`${feature}.${key}`]) faults.push(`${feature}.${key} stands in two files`);
  messageTypes.push(`  '${feature}.${key}': { ${signature} };`);
  for (const lang of languages) {
    (trees[lang] ??= {})[`${feature}.${key}`] = parsed[lang];
    const literal = parsed[lang].map((element) => ('value' in element ? element.value : '')).join('');
    if (!said) ((labels[lang] ??= {})[feature] ??= {})[key] = literal;
  }
  return !said;
}

for (const file of files) {
  const feature = file.replace('.say', '');
  const [fr, en] = [read('fr', file), read('en', file)];
  const shape: string[] = [];
  for (const key of new Set([...Object.keys(fr), ...Object.keys(en)])) {
    const [french, english] = [fr[key], en[key]];
    if (french === undefined || english === undefined)
      faults.push(`${file}.${key} is missing in ${french === undefined ? 'fr' : 'en'}`);
    else if (take({ file, feature, key, fr: french, en: english })) shape.push(`${JSON.stringify(key)}: string`);
  }
  if (!file.endsWith('.say')) labelTypes.push(`  ${JSON.stringify(feature)}: { ${shape.join('; ')} };`);
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}

rmSync(out, { recursive: true, force: true });
for (const lang of languages) {
  mkdirSync(`${out}/${lang}`, { recursive: true });
  writeFileSync(`${out}/${lang}.server.json`, JSON.stringify(trees[lang]));
  for (const feature of features)
    writeFileSync(`${out}/${lang}/${feature}.json`, JSON.stringify(labels[lang]?.[feature] ?? {}));
}
writeFileSync(
  `${out}/types.ts`,
  `/** Labels without arguments, by feature: what the browser gets. */\nexport interface Labels {\n${labelTypes.join('\n')}\n}\n\n/** Every message with its arguments: what the server formats. */\nexport interface Messages {\n${messageTypes.join('\n')}\n}\n`,
);
console.log(`copy: ${messageTypes.length} messages in ${languages.length} languages`);
