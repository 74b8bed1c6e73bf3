import { build, type Plugin } from 'vite';

/** One copy for all: packages, what is edited here and reloads by itself, and what draws, which few stories need. */
const apart = /^(?:#(?:domain|ui)\/|#mocks\/\w+\/(?:pdf\/|picture\/|drawings\.ts$)|[^.#/])/;

/** Serves a file and what it imports as one: otherwise a browser asks for each module. An edit of one bundles them again. */
export const bundlePlugin = (entry: string): Plugin => ({
  name: 'bundle',
  apply: 'serve',
  async load(id) {
    if (id !== entry) return null;
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        write: false,
        minify: false,
        target: 'esnext',
        lib: { entry, formats: ['es'] },
        rolldownOptions: { external: apart, output: { codeSplitting: false } },
      },
    });
    const [result] = [built].flat();
    if (!result || !('output' in result)) throw new Error(`Nothing was bundled of ${entry}.`);
    const [bundle] = result.output;
    for (const file of bundle.moduleIds) this.addWatchFile(file);
    return { code: bundle.code, map: { mappings: '' } };
  },
});
