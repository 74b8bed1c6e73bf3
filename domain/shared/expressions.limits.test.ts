import { globSync, readFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { afterAll, expect, test, vi } from 'vitest';

vi.stubEnv('RECHECK_BACKEND', 'pure');
afterAll(() => vi.unstubAllEnvs());

/** Every expression that is written in the domain, as `/source/flags`; one that is built is given as it is built. */
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

const root = `${import.meta.dirname}/..`;
const files = globSync('**/*.ts', { cwd: root, exclude: (name) => name.endsWith('.test.ts') });
const expressions = [...new Set(files.flatMap((file) => expressionsOf(`${root}/${file}`)))];

function verdict(expression: string): string {
  const end = expression.lastIndexOf('/');
  return checkSync(expression.slice(1, end), expression.slice(end + 1), { timeout: null }).status;
}

test('the checker knows a vulnerable expression', () => {
  expect(verdict('/^(a+)+$/')).toBe('vulnerable');
});

test('the expressions of the domain are found', () => {
  expect(expressions.length).toBeGreaterThan(20);
  expect(expressions).toContain('/^[0-9]{5}$/');
});

test('none is built while the shop runs, where nobody can read it', () => {
  expect(expressions).not.toContain('new RegExp');
});

test.each(expressions)('%s is safe whatever is typed', (expression) => {
  expect(verdict(expression)).toBe('safe');
});
