import type { Mode } from '#domain/shared/mode.ts';
import { routeTable } from '#ui/routing/route-table.ts';
import { expect, signsIn, test } from '../shared/shopper.ts';
import { search } from './controls/catalog.ts';
import type { Control, Scene } from './controls/control.ts';
import { mode } from './controls/delivery.ts';
import { registeredMailItem } from './controls/journeys/registered-mail.ts';
import { layout } from './controls/layouts.ts';
import { payment } from './controls/payment.ts';
import { booklets } from './controls/product.ts';
import { browserFor, looksAt, triesEverything } from './controls/situations.ts';
import { routes, scenes } from './every-control.ts';
import { type Address, addresses, expectedAt, isLaterStep } from './every-route.ts';
import { individual, professional } from './purchase.ts';

const shoppers: Record<Mode, string> = { part: individual, pro: professional };

test('every route says where its controls are tried @desktop', () => {
  expect(Object.keys(routes).toSorted()).toEqual(routeTable.map(({ name }) => name).toSorted());
  const pages = routeTable.filter(({ kind }) => ['public', 'private'].includes(kind)).map(({ name }) => name);
  expect(routeTable.map(({ name }) => name).filter((name) => routes[name] !== 'no page')).toEqual(pages);
});

for (const mode of ['part', 'pro'] as const) {
  const ofMode = addresses.filter((address) => address.mode === mode);

  test(`pages without a row have no control, for ${mode} @desktop`, async ({ request }) => {
    await signsIn(request, { email: shoppers[mode] });
    const wrong = [];
    for (const { path, name } of ofMode.filter(({ name }) => rowOf(name) === 'no control')) {
      const answer = await request.get(path);
      // Of an order that nobody has there is only the error page, whose controls its own stories try.
      if (answer.status() === 404 && path.includes('CMD-1')) continue;
      const html = await answer.text();
      const content = /<main[\s>].*<\/main>/s.exec(html)?.[0];
      if (!content || /<(button|input|select|textarea|summary|dialog)[\s>]/.test(content))
        wrong.push(`${name} ${path}`);
    }
    expect(wrong).toEqual([]);
  });

  test(`pages that share a screen have no other controls, for ${mode} @desktop`, async ({ request }) => {
    const controls = async (path: string) => new Set(namesIn(await (await request.get(path)).text()));
    const wrong = [];
    const pages = ofMode.filter((address) => expectedAt(address, 'anonymous').status === 200);
    for (const { path, scene } of pages.flatMap(sharedScreen)) {
      const others = (await controls(path)).difference(await controls(scene.path));
      wrong.push(...[...others].map((other) => `${path}: ${other}`));
    }
    expect(wrong).toEqual([]);
  });

  test.describe('as documents', () => {
    // What a page has is in its document; its program would only take time.
    test.use({ javaScriptEnabled: false });
    test(`pages that share a screen have no control without a row, for ${mode} @long`, async ({ page }) => {
      for (const { path, scene } of ofMode.flatMap(sharedScreen)) await looksAt(page, { ...scene, path, title: /./ });
    });
  });
}

/** The kinds and the names of the controls of a page. */
function namesIn(html: string): string[] {
  const content = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '';
  return [...content.matchAll(/<(button|input|select|textarea|summary|dialog)([\s>][^>]*)/g)].flatMap(
    ([, tag, rest = '']) => {
      const [type, name] = ['type', 'name'].map((each) => new RegExp(` ${each}="([^"]*)"`).exec(rest)?.[1] ?? '');
      return type === 'hidden' ? [] : [`${tag} ${type} ${name}`];
    },
  );
}

/** A key for routes that show the same screen, such as the two variants of a page. */
function sharedScreen({ name, path, mode, entry }: Address): { path: string; scene: Scene }[] {
  const row = rowOf(name);
  // A visitor without a draft is redirected from later steps of a journey to the first.
  const isReached = entry.guard !== 'signedIn' && name !== 'homeConnectedPro' && !isLaterStep(entry);
  if (typeof row === 'string' || !isReached) return [];
  if ('like' in row) return [{ path, scene: row.like }];
  const [scene] = row;
  return scene && mode === 'pro' ? [{ path, scene }] : [];
}

function rowOf(name: string) {
  const row = Object.entries(routes).find(([each]) => each === name)?.[1];
  if (!row) throw new Error(`The route ${name} has no row.`);
  return row;
}

/** With these controls alone; the others are known. */
const only = (scene: Scene, names: readonly string[]): Scene => {
  const isMeant = ({ name }: Control) => names.includes(name);
  const controls = scene.controls.filter(isMeant);
  expect(controls.map(({ name }) => name).toSorted()).toEqual([...names].toSorted());
  return { ...scene, controls, also: [...(scene.also ?? []), ...scene.controls.filter((each) => !isMeant(each))] };
};

/**
 * Daily, before hydration: one control of each way in which a press or a choice outlives it, on the pages on which the
 * overrides of the framework bear. `early-press.spec.ts` and `filters.spec.ts` have what is put into the cart and filtered
 * from a list. After hydration controls are tried by the stories with the tag `hydrated` and by the journeys that use
 * them, without scripts by tests/boundary/without-scripts/; the whole matrix is the long form.
 */
const beforeItsProgram: [Scene, string[]][] = [
  [layout, ['a word is typed in the search', 'Enter searches']],
  [search, ['the order of a list is chosen']],
  [booklets, ['a quantity is typed', 'one more']],
  [mode, ['a mode of delivery is chosen']],
  [payment, ['a way to pay is chosen', 'a right is waived']],
  [registeredMailItem, ['a destination is chosen', 'a level is chosen', 'the receipt is wished for']],
];

test.describe('before its program', () => {
  test.use(browserFor('early', 'wide'));
  for (const [scene, names] of beforeItsProgram)
    test(`${scene.name} keeps what is done: ${names.join(', ')} @desktop`, async ({ page }) =>
      triesEverything({ page, scene: only(scene, names), situation: 'early', width: 'wide' }));
});

for (const situation of ['loaded', 'early', 'moved', 'nojs'] as const) {
  for (const width of ['wide', 'phone'] as const) {
    test.describe(`${situation}, ${width}`, () => {
      test.use(browserFor(situation, width));
      for (const scene of scenes)
        test.describe(() => {
          test.use({ answered: !scene.isAsked });
          test(`every control of ${scene.name} works @long`, async ({ page }) => {
            await triesEverything({ page, scene, situation, width });
          });
        });
    });
  }
}
