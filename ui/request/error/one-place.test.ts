import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where an answer may get its number: of a page, of a posted form, of the server around them. */
const rooms = ['ui/request/**', 'ui/forms/**', 'ui/server/**'];
const files = globSync('ui/**/*.{ts,tsx}', { exclude: [...rooms, 'ui/**/{generated,+types}/**'] }).filter(
  (file) => !/\.(?:test|stories|examples)\.tsx?$/.test(file),
);

const withoutComments = (code: string) => code.replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
const written = [
  /\bstatus\s*[:=](?!=)[^,;}]*?\b[45]\d\d\b/g,
  /\b(?:errorPage|failedPage)\(/g,
  /\b(?:catchFault|attempt)\(/g,
];
const errorsIn = (code: string): string[] => written.flatMap((one) => withoutComments(code).match(one) ?? []);

test('the folders request, forms and server alone write the number of an error; pages use its name', () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => errorsIn(readFileSync(file, 'utf8')).map((one) => `${file}: ${one}`));
  expect(found).toEqual([]);
});

test('the search for numbers of errors sees them however they are written', () => {
  for (const code of [
    'return data(view, { status: 404 });',
    'return data(view, { headers, status: answer ? 404 : 200 });',
    "return new Response('', {\n  status:\n    503,\n});",
    'const status = answer === null ? 410 : 200;',
    'throw errorPage(context, 403);',
    'throw failedPage(context, { status, failure });',
    'await attempt(context, () => ports.carts.current());',
    "catchFault('cart-fetch')",
  ])
    expect(errorsIn(code), code).not.toEqual([]);
  for (const code of [
    'throw notFound(context);',
    'return data(view, { status: 200 });',
    'const { status, width = 500 } = given;',
    '/** Answers status: 404. */',
    'if (error.status < 500) return;',
    'if (status === 404) return;',
    'startAttempt(cart)',
  ])
    expect(errorsIn(code), code).toEqual([]);
});
