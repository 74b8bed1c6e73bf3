/**
 * Compiles the messages of `fr/` and `en/` (one ICU file a feature) into `generated/`:
 * plain labels for the browser, syntax trees for the server, and the types of both.
 * A key or an argument that only one language has stops the build.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

type Messages = Record<string, string>;
const here = import.meta.dirname;
const languages = ['fr', 'en'] as const;
const out = `${here}/generated`;

const features = readdirSync(`${here}/fr`).map((file) => file.replace('.json', '')).toSorted();
const read = (lang: string, feature: string): Messages => JSON.parse(readFileSync(`${here}/${lang}/${feature}.json`, 'utf8'));

/** Names and kinds of the arguments in a message. */
function argumentsOf(elements: MessageFormatElement[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const element of elements) {
    if (element.type === TYPE.argument) found[element.value] = 'string';
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

for (const feature of features) {
  const [fr, en] = [read('fr', feature), read('en', feature)];
  const shape: string[] = [];
  for (const key of new Set([...Object.keys(fr), ...Object.keys(en)])) {
    const texts = { fr: fr[key], en: en[key] };
    if (texts.fr === undefined || texts.en === undefined) {
      faults.push(`${feature}.${key} is missing in ${texts.fr === undefined ? 'fr' : 'en'}`);
      continue;
    }
    const parsed = { fr: parse(texts.fr), en: parse(texts.en) };
    const args = { fr: argumentsOf(parsed.fr), en: argumentsOf(parsed.en) };
    const signature = (record: Record<string, string>) => Object.entries(record).toSorted().map(([name, kind]) => `${name}: ${kind}`).join('; ');
    if (signature(args.fr) !== signature(args.en)) faults.push(`${feature}.${key} has other arguments in fr and en`);
    messageTypes.push(`  '${feature}.${key}': { ${signature(args.fr)} };`);
    for (const lang of languages) {
      const of = trees[lang];
      if (of) of[`${feature}.${key}`] = parsed[lang];
      if (signature(args.fr) !== '') continue;
      const literal = parsed[lang].map((element) => ('value' in element ? element.value : '')).join('');
      ((labels[lang] ??= {})[feature] ??= {})[key] = literal;
    }
    if (signature(args.fr) === '') shape.push(`${JSON.stringify(key)}: string`);
  }
  labelTypes.push(`  ${JSON.stringify(feature)}: { ${shape.join('; ')} };`);
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}

rmSync(out, { recursive: true, force: true });
for (const lang of languages) {
  mkdirSync(`${out}/${lang}`, { recursive: true });
  writeFileSync(`${out}/${lang}.server.json`, JSON.stringify(trees[lang]));
  for (const feature of features) writeFileSync(`${out}/${lang}/${feature}.json`, JSON.stringify(labels[lang]?.[feature] ?? {}));
}
writeFileSync(
  `${out}/types.ts`,
  `/** Labels without arguments, by feature: what the browser gets. */\nexport interface Labels {\n${labelTypes.join('\n')}\n}\n\n/** Every message with its arguments: what the server formats. */\nexport interface Messages {\n${messageTypes.join('\n')}\n}\n`,
);
console.log(`copy: ${messageTypes.length} messages in ${languages.length} languages`);
