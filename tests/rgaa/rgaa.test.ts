import { readFileSync } from 'node:fs';
import { getRules } from 'axe-core';
import { expect, test } from 'vitest';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { type Criterion, criteria, verified } from './criteria.ts';

/** How many criteria each theme of RGAA 4.1.2 has. */
const themes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];
const all = Object.entries(criteria);
const inState = <State extends Criterion['state']>(state: State) =>
  all.filter((row): row is [string, Extract<Criterion, { state: State }>] => row[1].state === state);

test('the table has the 106 criteria of RGAA, in their order', () => {
  const numbers = themes.flatMap((count, theme) =>
    Array.from({ length: count }, (_, place) => `${theme + 1}.${place + 1}`),
  );
  expect(Object.keys(criteria)).toEqual(numbers);
});

test('each criterion that is met has a proof: a test or a story that exists, a rule of axe, or a day on which somebody looked', () => {
  const rules = new Set(getRules().map(({ ruleId }) => ruleId));
  const wrong = inState('met').flatMap(
    ([
      number,
      {
        proof: { axe = [], tests = [], seen },
      },
    ]) => [
      ...(axe.length + tests.length === 0 && !seen ? [`${number}: no proof`] : []),
      ...(seen && !/^2\d{3}-\d\d-\d\d$/.test(seen) ? [`${number}: ${seen}`] : []),
      ...axe.filter((rule) => !rules.has(rule)).map((rule) => `${number}: axe has no ${rule}`),
      ...tests
        .filter(([file, title]) => {
          const text = readFileSync(file, 'utf8');
          return !text.includes(file.endsWith('.stories.tsx') ? `export const ${title}: Story` : title);
        })
        .map(([file, title]) => `${number}: ${file} has no « ${title} »`),
    ],
  );
  expect(wrong).toEqual([]);
});

test('the statement of accessibility takes its rate and its exceptions from the table (renewed by « vitest -u »)', async () => {
  const [met, failed] = [inState('met'), inState('not-met')];
  const exceptions = failed.map(([criterion, { fr, en }]) => ({ criterion, fr, en }));
  const statement = { day: verified, met: met.length, applicable: met.length + failed.length, exceptions };
  await expect(`${JSON.stringify(statement, null, 2)}\n`).toMatchFileSnapshot('../../mocks/content/pages/rgaa.json');
});

test('the footer says the state that follows from the rate', () => {
  const rate = inState('met').length / (inState('met').length + inState('not-met').length);
  const state = rate === 1 ? 'totalement conforme' : rate >= 0.5 ? 'partiellement conforme' : 'non conforme';
  expect(wordingOf({ lang: 'fr', mode: 'part' }).t('layout.accessibility')).toContain(state);
});
