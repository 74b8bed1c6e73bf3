/** Actions of a shopper who uses the keyboard only. */
import { expect, type Page } from '../shared/shopper.ts';

type Role = Parameters<Page['getByRole']>[0];

export const keyboardOf = (page: Page) => ({
  /** Presses Tab until the control has the focus, at most once around the page; the focus must be visible. */
  async tabsTo(role: Role, name: string | RegExp, most = 160): Promise<void> {
    const named = { name, exact: true };
    // A search field becomes a combobox when it gets the focus.
    const target = page.getByRole(role, named).or(page.getByRole('combobox', named)).first();
    await expect(target).toBeVisible();
    // To look it up by its role anew takes more of the page's time than the key itself.
    let element = await target.elementHandle();
    for (let presses = 0; presses <= most; presses += 1) {
      let isFocused = await element?.evaluate(hasFocus);
      if (isFocused === undefined) {
        element = await target.elementHandle();
        isFocused = await element?.evaluate(hasFocus);
      }
      if (isFocused) {
        await expect.poll(() => target.evaluate(showsFocus), `the focus on ${role} ${name} shows`).toBe(true);
        return;
      }
      await page.keyboard.press('Tab');
    }
    throw new Error(`${most} times Tab did not lead to the ${role} ${name}.`);
  },
});

/** Runs in the page: whether the control has the focus, and nothing of one that has left the page. */
const hasFocus = (element: Element) => (element.isConnected ? element === document.activeElement : undefined);

/** Runs in the page: whether the control, or the element that stands for it, has an outline and is not covered. */
function showsFocus(element: Element): boolean {
  const frames = [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part));
  if (element.parentElement) frames.push(getComputedStyle(element.parentElement));
  const outlined = frames.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  );
  const { left, top, width, height } = element.getBoundingClientRect();
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
  return (
    element.matches(':focus-visible') &&
    outlined &&
    onTop !== null &&
    (element.contains(onTop) || onTop.contains(element))
  );
}
