/** Puts MSW's worker where Storybook serves it. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = `${import.meta.dirname}/public`;
mkdirSync(folder, { recursive: true });
copyFileSync(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), `${folder}/mockServiceWorker.js`);
