import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SqliteSessionStore } from '#adapters/records/session-store.ts';
import { StoredDrafts } from '#adapters/session/stored-drafts.ts';
import { idsOfTests } from '#adapters/testing/ids.ts';
import { storedDrafts } from '#tests/shared/stored-drafts.ts';
import { aRequest } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import type { DraftedPage } from './drafted-form.examples.ts';
import { pages } from './form-pages.examples.ts';

const { t } = wordingOf({ lang: 'fr', mode: 'pro' });
const url = new URL('https://boutique.example/');

/** The fields that the session records keep of a form: secrets are left out. */
async function storedFieldsOf(fields: Record<string, string>): Promise<Record<string, string>> {
  const drafts = new StoredDrafts(new SqliteSessionStore(':memory:'), idsOfTests);
  const stored = await drafts.keep({ path: url.pathname, owner: 'compte-1', fields });
  return (stored && (await drafts.of(stored.id))?.fields) ?? {};
}

async function shownWith(
  {
    show,
    ports,
    path = '/',
    mode = 'pro',
    composed,
  }: Pick<DraftedPage, 'show' | 'ports' | 'path' | 'mode' | 'composed'>,
  draft: Record<string, string> | null,
): Promise<Record<string, unknown>> {
  const otherPorts = { carts: { mini: async () => ({ count: 0 }) } };
  const journeyDrafts = storedDrafts();
  const request = () => aRequest({ mode, ports, otherPorts, draft, journeyDrafts });
  if (composed) await request().journeyDrafts.save(composed.journey, { answers: composed.answers, version: 0 });
  const { view } = await show(request(), new URL(path, url));
  return { ...view };
}

test('every page with forms has a row in form-pages.examples.ts or journey-form-pages.examples.ts', () => {
  const declared = globSync('ui/**/*.{ts,tsx}').filter(
    (file) => !file.endsWith('.test.ts') && / = (formPage|journeyEntry)\(/.test(readFileSync(file, 'utf8')),
  );
  expect(pages.map(({ file }) => file).toSorted()).toEqual(declared.toSorted());
});

describe.each(pages)('$file', ({ forms, drafts, ...page }) => {
  test('every form with typed values has a draft in this table', () => {
    const typed = Object.keys(forms).filter((intent) => forms[intent]?.typed);
    expect(Object.keys(drafts).toSorted()).toEqual(typed.toSorted());
  });

  test.each(Object.entries(drafts))('shows what was typed as « %s » in that form alone', async (intent, drafted) => {
    const { fields, part, values } = drafted;
    const { [part]: own, ...others } = await shownWith(page, await storedFieldsOf({ intent, ...fields }));
    expect(values(own as never)).toEqual(fields);
    const otherFields = JSON.stringify(others);
    // Short codes and ticks occur in every form; each other value belongs to one form only.
    for (const value of Object.values(fields).filter(({ length }) => length > 2))
      expect(otherFields).not.toContain(value);
    expect(noticesIn(others)).toContain(t('forms.draftRestored'));
  });
});

const noticesOf = (view: Record<string, unknown>) =>
  [view, view.answer].flatMap((at) => (at as { notices?: { text: string }[] } | undefined)?.notices ?? []);
const noticesIn = (view: Record<string, unknown>) => noticesOf(view).map(({ text }) => text);
