/** What the form of an address adds to a page of the checkout: bundled by itself, without what such a page has anyway. */
import { readFileSync } from 'node:fs';
import { constants, gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { leanSuggestions } from '#ui/lean/vite/suggestions.ts';

/** A page of the checkout that asks for no address, in its frame. */
const page = ['ui/entry.client.tsx', 'ui/layout/checkout-shell.tsx', 'ui/checkout/payment/payment.screen.tsx'];
const form = 'ui/address/form/address-form.tsx';
const labelsOf = (lang: string) => readFileSync(`ui/wording/generated/${lang}/address.json`, 'utf8');

/** kB, gzip: at once, with the first focus and with the list of streets, and its labels in the longer language. */
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
