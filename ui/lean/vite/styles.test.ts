import { expect, test } from 'vitest';
import { withoutSheets } from './styles.ts';

const chunk = (names: (string | 0)[], rest: string) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(names)})))=>i.map(i=>d[i]);\n${rest}`;

test('a part that only brings the sheet of its page brings nothing', () => {
  expect(withoutSheets(chunk(['assets/styles-1.css'], 'v(()=>import(`./a.js`),__vite__mapDeps([0]))'))).toBe(
    'v(()=>import(`./a.js`),[])',
  );
});

test('other files that a part needs are still fetched with it', () => {
  const names = ['assets/a.js', 'assets/styles-1.css', 'assets/b.js'];
  const calls = (one: string, other: string) => `v(()=>import(\`./a.js\`),${one});v(()=>import(\`./c.js\`),${other})`;
  expect(withoutSheets(chunk(names, calls('__vite__mapDeps([0,1,2])', '__vite__mapDeps([1])')))).toBe(
    chunk(['assets/a.js', 0, 'assets/b.js'], calls('__vite__mapDeps([0,2])', '[]')),
  );
});

test('a chunk without sheets stays as it is', () => {
  const code = chunk(['assets/a.js'], 'v(()=>import(`./a.js`),__vite__mapDeps([0]))');
  expect(withoutSheets(code)).toBe(code);
  expect(withoutSheets('x()')).toBe('x()');
});
