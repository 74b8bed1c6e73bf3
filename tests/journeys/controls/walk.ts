/** Lists every control of a page that no table has. */
import { expect, type Page } from '../../shared/shopper.ts';
import type { Scene } from './control.ts';

declare global {
  interface Window {
    /** Controls of the page without a row so far. */
    unknownControls?: Set<Element>;
  }
}

const kinds = 'button, input:not([type=hidden]), select, textarea, summary, [popovertarget], a[role=button]';

/** The page without its layout, the layout, and what is loaded below the page. */
const places = { page: 'main', layout: 'body > :not(main)', below: 'main ~ aside' };

/** Fails with the controls that are visible, or would be after unfolding, and have no row. */
export async function expectAllKnown(
  page: Page,
  { part = 'page', name, controls, also = [] }: Scene,
  within: string = places[part],
): Promise<void> {
  if ((await page.locator(within).count()) === 0) return;
  await unfolds(page);
  // Controls that appear during the search are not checked.
  await page.evaluate(notesControls, { kinds, within });
  for (const { at } of [...controls, ...also])
    await at(page).evaluateAll((known) => {
      for (const each of known) window.unknownControls?.delete(each);
    });
  const unknown = await page.evaluate(namesUnknown);
  await foldsAgain(page);
  expect(unknown, `controls of ${name} that are in no row`).toEqual([]);
}

function notesControls({ kinds, within }: { kinds: string; within: string }): void {
  const controls = [...document.querySelectorAll(within)].flatMap((place) => [...place.querySelectorAll(kinds)]);
  window.unknownControls = new Set(
    controls.filter(
      (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[aria-hidden=true]'),
    ),
  );
}

function namesUnknown(): string[] {
  return [...(window.unknownControls ?? [])].map((each) => {
    const text = each.getAttribute('aria-label') ?? (each.textContent?.trim() || each.closest('label')?.textContent);
    return `${each.localName} ${each.getAttribute('type') ?? ''} ${each.getAttribute('name') ?? each.id} « ${text} »`;
  });
}

/** Opens every native `details`, as the shopper could. */
const unfolds = (page: Page) =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll('details:not([open])')) {
      each.setAttribute('open', '');
      each.setAttribute('data-folded', '');
    }
    for (const each of document.querySelectorAll<HTMLElement>('[popover]:not(:popover-open)')) {
      each.showPopover();
      each.setAttribute('data-folded', '');
    }
  });

const foldsAgain = (page: Page) =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('[data-folded]')) {
      each.removeAttribute('data-folded');
      each.removeAttribute('open');
      if (each.matches(':popover-open')) each.hidePopover();
    }
  });
