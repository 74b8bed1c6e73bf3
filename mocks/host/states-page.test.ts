import { expect, test } from 'vitest';
import { statesInTable } from '../../tests/pacts/pact-files.ts';
import { statesPage } from './states-page.ts';

test('the page of provider states has a row for each of them', () => {
  const { markup } = statesPage();
  for (const state of statesInTable())
    expect(markup).toContain(`<td><code>${state.replaceAll("'", '&#39;')}</code></td>`);
  expect(markup).not.toMatch(/<script|`/);
});
