import type { Mode } from '#domain/shared/mode.ts';
import { routeTable } from '#ui/routing/route-table.ts';
import { expect, test } from '../shared/shopper.ts';
import { search } from './controls/catalog.ts';
import type { Control, Scene, Situation, Width } from './controls/control.ts';
import { mode } from './controls/delivery.ts';
import { registeredMailItem } from './controls/journeys/registered-mail.ts';
import { layout } from './controls/layouts.ts';
import { payment } from './controls/payment.ts';
import { booklets } from './controls/product.ts';
import { browserFor, looksAt, triesEverything } from './controls/situations.ts';
import { routes, scenes } from './every-control.ts';
import { type Address, addresses, isLaterStep } from './every-route.ts';
import { individual, professional } from './purchase.ts';

const shoppers: Record<Mode, string> = { part: individual, pro: professional };

test('every route says where its controls are tried @desktop', () => {
  expect(Object.keys(routes).toSorted()).toEqual(routeTable.map(({ name }) => name).toSorted());
  const pages = routeTable.filter(({ kind }) => ['public', 'private'].includes(kind)).map(({ name }) => name);
  expect(routeTable.map(({ name }) => name).filter((name) => routes[name] !== 'no page')).toEqual(pages);
});

for (const mode of ['part', 'pro'] as const) {
  const ofMode = addresses.filter((address) => address.mode === mode);

  test(`pages without a row have no control, for ${mode} @desktop`, async ({ page, shopper }) => {
    await shopper.signsIn(shoppers[mode]);
    const wrong = [];
    for (const { path, name } of ofMode.filter(({ name }) => rowOf(name) === 'no control')) {
      const answer = await page.request.get(path);
      // Of an order that nobody has there is only the error page, whose controls its own stories try.
      if (answer.status() === 404 && path.includes('CMD-1')) continue;
      const html = await answer.text();
      const content = /<main[\s>].*<\/main>/s.exec(html)?.[0];
      if (!content || /<(button|input|select|textarea|summary|dialog)[\s>]/.test(content))
        wrong.push(`${name} ${path}`);
    }
    expect(wrong).toEqual([]);
  });

  test.describe('as documents', () => {
    // What a page has is in its document; its program would only take time.
    test.use({ javaScriptEnabled: false });
    test(`pages that share a screen have no other controls, for ${mode} ${mode === 'part' ? '@desktop' : '@long'}`, async ({
      page,
    }) => {
      for (const { path, scene } of ofMode.flatMap(sharedScreen)) await looksAt(page, { ...scene, path, title: /./ });
    });
  });
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

/** Scenes on which every override of the framework bears: static parts, held scripts, trimmed routes, posted forms. */
const telling = new Set<Scene>([layout, search, booklets, mode, payment, registeredMailItem]);

/**
 * Daily: the telling scenes before hydration, and on a phone where something is only there. Other controls are tried
 * after hydration by the stories with the tag `hydrated` and by the journeys that use them, and without scripts by the walks
 * of `tests/boundary/without-scripts/`; the whole matrix runs in the long form.
 */
function tagOf(scene: Scene, situation: Situation, width: Width): string {
  const hasOwn = (is: (control: Control) => unknown) => scene.controls.some(is);
  const isDaily = {
    loaded: width === 'phone' && telling.has(scene) && hasOwn((each) => each.width === 'phone'),
    early: width === 'wide' && telling.has(scene),
    nojs: false,
    moved: false,
  }[situation];
  return isDaily ? '@desktop' : '@long';
}

for (const situation of ['loaded', 'early', 'moved', 'nojs'] as const) {
  for (const width of ['wide', 'phone'] as const) {
    test.describe(`${situation}, ${width}`, () => {
      test.use(browserFor(situation, width));
      for (const scene of scenes)
        test.describe(() => {
          test.use({ answered: !scene.isAsked });
          test(`every control of ${scene.name} works ${tagOf(scene, situation, width)}`, async ({ page }) => {
            test.setTimeout(180_000);
            await triesEverything({ page, scene, situation, width });
          });
        });
    });
  }
}
