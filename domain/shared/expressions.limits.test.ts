import { globSync, readFileSync } from 'node:fs';
import { check } from 'recheck';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Every expression that is written in a file, as `/source/flags`; one that is built is given as `new RegExp`. */
function expressionsOf(file: string): string[] {
  const found: string[] = [];
  const walk = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    if (ts.isIdentifier(node) && node.text === 'RegExp' && !ts.isTypeReferenceNode(node.parent))
      found.push('new RegExp');
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

const root = `${import.meta.dirname}/../..`;
/** What runs while somebody waits: tests, generated clients and what only a build runs are left out. */
const files = globSync('{domain,adapters,ui}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(test|stories|examples)\.|\/generated\/|^ui\/lean\/vite\//.test(file),
);
const domainFiles = files.filter((file) => file.startsWith('domain/'));
const expressionsIn = new Map(files.map((file) => [file, expressionsOf(`${root}/${file}`)]));
const expressions = [...new Set([...expressionsIn.values()].flat())].filter((each) => each !== 'new RegExp');

/** Expressions whose time may grow faster than their text, because the text is never long. */
const boundedTexts: Record<string, string> = {
  '/^([^/\\n]*[{(,;])\\n/gm': 'The text is the source of our own functions.',
  '/(?<=^|[\\s(])\\S*[/@]\\S*/g': 'The line is cut to 1,200 signs before.',
  '/[^\\s@<>"\']{1,64}@[^\\s@<>"\'/:]{1,255}\\.[a-z]+/gi': 'Each part has at most 255 signs, and a message 20,000.',
};

/** A string of 100 kB must not hold the process. The checker counts steps: its limits of time would make verdicts differ from machine to machine. */
async function verdict(expression: string): Promise<string> {
  const end = expression.lastIndexOf('/');
  const { status } = await check(expression.slice(1, end), expression.slice(end + 1), {
    timeout: null,
    attackTimeout: null,
    incubationTimeout: null,
    randomSeed: 1,
    maxAttackStringSize: 100_000,
  });
  return status;
}

test.each(['/^(a+)+$/', '/([A-Z\\d]+(?:-[A-Z\\d]+)+)/'])(
  'the checker knows that %s is vulnerable',
  async (expression) => {
    expect(await verdict(expression)).toBe('vulnerable');
  },
);

test('the expressions of the shop are found', () => {
  expect(expressions.length).toBeGreaterThan(200);
  expect(expressions).toEqual(expect.arrayContaining(['/^[0-9]{5}$/', ...Object.keys(boundedTexts)]));
});

test('no expression of the domain is built while the shop runs, where nobody can read it', () => {
  expect(domainFiles.filter((file) => expressionsIn.get(file)?.includes('new RegExp'))).toEqual([]);
});

test.each(expressions.filter((each) => !(each in boundedTexts)))('%s is safe whatever is typed', async (expression) => {
  expect(await verdict(expression)).toBe('safe');
});
