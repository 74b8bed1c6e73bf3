import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundlePlugin } from './bundle-plugin.ts';

/** Storybook's own Vite: the same resolution as the application, without its router plugin. */
export default defineConfig({
  // What is edited is shown where it stands. Tests edit nothing.
  plugins: [
    ...(process.env.VITEST ? [] : [react()]),
    bundlePlugin(fileURLToPath(new URL('./shop/adapters-and-mocks.ts', import.meta.url))),
  ],
  resolve: {
    // Labels are compiled ahead, so the parser of message syntax is never needed.
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
      // PDFs and the stamps of logos are drawn by libraries that need Node; drawings are files of its disk.
      {
        find: /^#mocks\/logo\/picture\/draw\.ts$/,
        replacement: fileURLToPath(new URL('./shop/played-pictures.ts', import.meta.url)),
      },
      {
        find: /^#mocks\/(labels|letters)\/pdf\/draw\.ts$/,
        replacement: fileURLToPath(new URL('./shop/played-files.ts', import.meta.url)),
      },
      {
        find: /^#mocks\/pictures\/drawings\.ts$/,
        replacement: fileURLToPath(new URL('./shop/played-drawings.ts', import.meta.url)),
      },
      // Tables are read with buffers of Node.
      {
        find: /^csv-parse\/stream$/,
        replacement: fileURLToPath(new URL('./shop/played-csv.ts', import.meta.url)),
      },
    ],
  },
});
