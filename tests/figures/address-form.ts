/** The size that the address form adds to a checkout page: bundled without the code that such a page has anyway. */
import { readFileSync } from 'node:fs';
import { constants, gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { leanSuggestions } from '#ui/lean/vite/suggestions.ts';

/** A checkout page without an address form, with its layout. */
const page = ['ui/entry.client.tsx', 'ui/layout/checkout-shell.tsx', 'ui/checkout/payment/payment.screen.tsx'];
const form = 'ui/address/form/address-form.tsx';
const labelsOf = (lang: string) =>
  JSON.stringify(JSON.parse(readFileSync(`ui/wording/generated/${lang}.labels.json`, 'utf8')).address);

/**
 * In kB, gzip: the initial code, the code of the first focus and of street suggestions, and the labels in the longer
 * language.
 */
export async function formAdds(): Promise<number> {
  const known = new Set<string>();
  await scriptsOf(page, { name: 'known', moduleParsed: ({ id }) => void known.add(id) });
  const scripts = await scriptsOf([form], without(known));
  const labels = Math.max(...['fr', 'en'].map((lang) => gzipped(labelsOf(lang))));
  return scripts.reduce((sum, script) => sum + gzipped(script), labels) / 1000;
}

async function scriptsOf(input: string[], plugin: Plugin): Promise<string[]> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [leanSuggestions(), plugin],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
  });
  if (!('output' in built)) throw new Error('One bundle was asked for.');
  return built.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
}

const without = (known: Set<string>): Plugin => ({
  name: 'without-known',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && known.has(found.id) ? { id: found.id, external: true } : null;
  },
});

const gzipped = (text: string) => gzipSync(text, { level: constants.Z_BEST_COMPRESSION }).length;
