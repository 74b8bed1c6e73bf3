import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('a style sheet has every class that a screen takes from it', () => {
  const missing = globSync('ui/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => {
    const code = read(file);
    return [...code.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].flatMap(([, name = '', from = '']) => {
      const sheet = from.startsWith('#ui/') ? from.slice(1) : path.join(path.dirname(file), from);
      const styles = read(sheet);
      const used = code.matchAll(new RegExp(String.raw`(?<![\w./#'-])${name}\.(\w+)`, 'g'));
      return [...used]
        .filter(([, className]) => !new RegExp(String.raw`\.${className}(?![\w-])`).test(styles))
        .map(([, className]) => `${file}: ${className} of ${sheet}`);
    });
  });
  expect(missing).toEqual([]);
});

test('a screen takes every class that its style sheet has', () => {
  const files = globSync('ui/**/*.{ts,tsx}', { cwd: root }).map((file) => ({ file, code: read(file) }));
  const unused = globSync('ui/**/*.module.css', { cwd: root }).flatMap((sheet) => {
    const screens = files.filter(
      ({ file, code }) => path.dirname(file) === path.dirname(sheet) || code.includes(`/${path.basename(sheet)}'`),
    );
    // A class that is chosen by a value is not named.
    if (screens.some(({ code }) => code.includes('styles['))) return [];
    const selectors = read(sheet).replaceAll(/\/\*.*?\*\/|:[^{};]*;|@[^{;]*[{;]/gs, '');
    const classes = new Set([...selectors.matchAll(/\.([a-z]\w*)(?![^{]*})/gi)].map(([, name = '']) => name));
    return [...classes]
      .filter((name) => !screens.some(({ code }) => new RegExp(String.raw`\b${name}\b`).test(code)))
      .map((name) => `${sheet}: ${name}`);
  });
  expect(unused).toEqual([]);
});
