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
