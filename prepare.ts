/** What `npm ci` makes after it has installed the packages; `run.mjs` looks whether each came to its end. */
import './contracts/generate.ts';
import './ui/wording/compile.ts';
import './.storybook/worker.ts';
