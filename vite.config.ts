import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { foldersOf } from './ui/routing/route-table.ts';

/**
 * Three changes to the router in the browser; each stops the build when the router is no longer as it was.
 * It loads the page anew whenever a part of the program is missing: the shop does so once a minute at most
 * (specification §8). Nobody instruments it there, and it has every route from the start (react-router.config.ts), so
 * that it discovers none: two kilobytes that every first visit would pay.
 */
function leanRouter(): Plugin {
  const reload = 'window.location.reload();';
  const done = new Set<string>();
  return {
    name: 'lean-router',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (/react-router\/.*\/routeModules\.js$/.test(id) && code.includes(reload)) {
        done.add('reload');
        return { code: code.replace(reload, 'window.programMissing();'), map: null };
      }
      const unused = /react-router\/.*\/(instrumentation|fog-of-war)\.js$/.exec(id)?.[1];
      const exported = /export \{(.*)\}/.exec(code)?.[1];
      if (!unused || !exported) return null;
      done.add(unused);
      const names = exported.split(',').map((name) => `none as ${name.trim()}`);
      return { code: `const none = () => undefined;\nexport { ${names.join(', ')} };`, map: null };
    },
    buildEnd(error) {
      if (!error && process.env.NODE_ENV === 'production' && done.size < 3)
        this.error('The router has changed: see lean-router.');
    },
  };
}

/**
 * Of the library of suggestions the browser gets the one list that the shop has, and no check of its arguments, which is
 * for development: half its weight. The build stops when the library is no longer as it was.
 */
export function leanSuggestions(): Plugin {
  const left = {
    'its other lists': /^(?:useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = .*$/gm,
    'what arguments may be': /^var (?:propTypes\S*|dropdownPropTypes) = [^]*?^\}\)?;$/gm,
    'their check': /^import (?:PropTypes|\{ isForwardRef \}) from .*$|^ *validatePropTypes\S*\(.*\);$/gm,
  };
  return {
    name: 'lean-suggestions',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.endsWith('/downshift.esm.mjs')) return null;
      let lean = code;
      for (const [name, part] of Object.entries(left)) {
        const without = lean.replace(part, '');
        if (without === lean) this.error(`downshift has changed: lean-suggestions does not find ${name}.`);
        lean = without;
      }
      return { code: lean, map: null };
    },
  };
}

const sheets = globSync('ui/**/*.module.css')
  .map((file) => resolve(file))
  .toSorted();
const prefixOf = (file: string) => `c${sheets.indexOf(file).toString(36)}-`;

/**
 * A part that only the server makes brings no sheet to the browser, unless a part that the browser loads names one of its
 * classes. The build stops where a sheet is in none of the browser's files.
 */
function everySheet(): Plugin {
  return {
    name: 'every-sheet',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, files) {
      const css = Object.values(files).flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
      );
      const absent = sheets.filter((sheet) => !css.some((text) => text.includes(`.${prefixOf(sheet)}`)));
      if (absent.length > 0) this.error(`No part that the browser loads names a class of ${absent.join(', ')}.`);
    },
  };
}

/** Where the pages of a purchase stand, and what only those are made of. */
const purchase = [...foldersOf('checkout'), 'address', 'pickup'];

/** `c0-0`, by the place of the file and of the name in it: the same for server and browser, and shorter than a hash once packed. */
function shortNames() {
  const names = new Map<string, string[]>();
  return (name: string, file: string) => {
    const known = names.get(file) ?? [];
    names.set(file, known);
    if (!known.includes(name)) known.push(name);
    return prefixOf(file) + known.indexOf(name).toString(36);
  };
}

export default defineConfig(({ command }) => ({
  plugins: [leanRouter(), leanSuggestions(), everySheet(), reactRouter()],
  publicDir: 'ui/public',
  // Names of classes travel in every page, style and script; in development they tell where they are from.
  css: command === 'build' ? { modules: { generateScopedName: shortNames() } } : {},
  build: {
    // The manifest tells the size budgets what each route loads.
    manifest: true,
    assetsInlineLimit: 0,
    // What is loaded on demand finds its own parts: naming them beforehand would weigh on every first visit.
    modulePreload: { resolveDependencies: (_, parts) => parts.filter((part) => part.endsWith('.css')) },
  },
  environments: {
    // The server's bundle is the whole server, not only the pages.
    ssr: { build: { rolldownOptions: { input: './ui/server/serve.ts' } } },
    // Few files: what every page needs compresses better together than in twenty pieces.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Styles block the first paint: one file for what is public, one more in the checkout.
                { name: 'checkout-styles', test: new RegExp(`ui/(${purchase.join('|')})/.*\\.css$`) },
                { name: 'styles', test: /\.css$/ },
                // But for the collector's library, which comes after an agreement only, that of lists of suggestions and that of maps.
                {
                  name: 'framework',
                  test: /node_modules\/(?!(?:piano-analytics-js|leaflet|downshift|compute-scroll-into-view|prop-types|react-is)\/)/,
                },
                {
                  name: 'shell',
                  test: /ui\/(layout\/(.*-shell|expiry-notice|footer|header|wordmark|public\.layout)|content\/content-html|lean\/(reload-once|patient-fetch)|page\/page-headers|session\/expiry-mark|components\/(controls\/chip|use-echo))\.tsx?$/,
                },
                // What only forms and totals need stays off the public pages, however many pages share it.
                { name: 'order', test: /ui\/components\/(controls\/(field|select-field|radio-cards?|checkbox|error-summary)|values\/totals|page\/steps)\.tsx$/ },
                {
                  name: 'shop',
                  test: /ui\/(layout|components|navigation|lean|routing|page|analytics|session|request|search|address|pickup|wording\/(?!generated))/,
                  minShareCount: 5,
                },
                {
                  name: 'cards',
                  test: /ui\/(catalog\/card\/(card|added|recommended)|lean\/static-part|components\/overlays\/dialog)\.tsx?$/,
                },
              ],
            },
          },
        },
      },
    },
  },
  // One file starts faster than a thousand; in development modules stay apart.
  ssr: { noExternal: command === 'build' ? true : undefined, external: ['redis'] },
}));
