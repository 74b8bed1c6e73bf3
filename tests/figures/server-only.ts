/** Finds server-only code in the browser's files. */
import { globSync, readFileSync } from 'node:fs';

const markers = {
  inversify: ['inversifyjs', '@inversifyjs', 'inversify'],
  valibot: ['"valibot"', '`valibot`', "'valibot'", '~standard'],
  'an adapter': ['/occ/', 'OIDC_CLIENT_SECRET', 'OCC_BASE_URL'],
};
const sourceGlobs = { 'an adapter': 'adapters/**/*.ts', 'a rule of the domain': 'domain/**/*.ts' };
const browserLibraries = 'node_modules/{react,react-dom,react-intl,react-router,@formatjs/*}/**/*.{js,mjs}';
const shortest = 8;

/** The server-only parts found in a script, each with the text that revealed it. */
export function serverOnlyIn(script: string): string[] {
  const byMarker = Object.entries(markers).flatMap(([name, texts]) =>
    texts.filter((text) => script.includes(text)).map((text) => `${name} (${text})`),
  );
  const byText = Object.entries(ownTexts).flatMap(([name, texts]) =>
    texts.filter((text) => quoted(text).some((form) => script.includes(form))).map((text) => `${name} ('${text}')`),
  );
  return [...new Set([...byMarker, ...byText])];
}

const quoted = (text: string) => [`"${text}"`, `'${text}'`, `\`${text}\``];
/** Attributes of elements stand in double quotes. */
const attributes = (source: string) => [...source.matchAll(/="([^"\n]+)"/g)].map(([, text = '']) => text);
const literals = (source: string) => [...source.matchAll(/'([^'\\\n]+)'/g)].map(([, text = '']) => text);
const sources = (glob: string) =>
  globSync(glob, { exclude: (name) => /generated|\.test\.|examples\.ts$/.test(name) }).map((file) =>
    readFileSync(file, 'utf8').replaceAll(/^(?:import|export) .* from .*$/gm, ''),
  );

/** Texts that occur in one layer only: minified code keeps its texts. */
const ownTexts = (() => {
  const ofUi = new Set(
    globSync('ui/**/*.{ts,tsx}')
      .map((file) => readFileSync(file, 'utf8'))
      .flatMap((source) => [...literals(source), ...attributes(source)]),
  );
  const ofLibraries = globSync(browserLibraries)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const isOwn = (text: string) => text.length >= shortest && !ofUi.has(text) && !ofLibraries.includes(text);
  const only = (glob: string) => [...new Set(sources(glob).flatMap(literals))].filter(isOwn);
  return Object.fromEntries(Object.entries(sourceGlobs).map(([name, glob]) => [name, only(glob)]));
})();
