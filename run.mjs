/**
 * Where commands of package.json begin: `node run.mjs PROGRAM …`. A half-finished `npm ci`, a Node that is too old or a
 * full disk ends in one sentence instead of a stack trace. Old versions of Node must be able to read this file.
 */
import { spawnSync } from 'child_process';
import { existsSync } from 'fs';
import { resolve } from 'path';
import { pathToFileURL } from 'url';

/** What `npm ci` writes last: npm, and each program of `prepare.ts`. */
const installed = [
  'node_modules/.package-lock.json',
  'adapters/generated/made-of.txt',
  'ui/wording/generated/types.ts',
  '.storybook/public/mockServiceWorker.js',
];
const [program] = process.argv.splice(2, 1);
const isOld = Number(process.versions.node.split('.')[0]) < 24;

if (isOld || (program !== 'prepare.ts' && !installed.every((file) => existsSync(file)))) askForInstall();
// What is started is generated first: the tree may have been pulled since it was installed.
if (/(^|\/)start\.ts$/.test(program)) {
  const { status } = spawnSync(process.execPath, [process.argv[1], 'prepare.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
process.argv[1] = resolve(program);
process.on('uncaughtException', explain);
import(pathToFileURL(process.argv[1]).href).catch(explain);

function explain(error) {
  const text = String((error && error.stack) || error);
  if (/ENOSPC|EDQUOT|No space left|disk is full/.test(text))
    end('No space is left on the disk: make room, then run this again.');
  // A package, a part of one for this system, a program of one, or a generated file.
  if (
    /Cannot find (package|native binding|module '[^']*(node_modules|\/generated\/|\.node'))|spawn \S+ ENOENT/.test(text)
  )
    askForInstall();
  if (/ERR_PARSE_ARGS/.test(error && error.code)) end(error.message);
  end(text);
}

function askForInstall() {
  end(
    'The shop is not installed, or only in part: run `npm ci` (with Node 20 or later, which brings the Node that the shop runs on), then this again.',
  );
}

function end(sentence) {
  console.error(sentence);
  process.exit(1);
}
