import { isRun } from './run/in-a-run.ts';

/**
 * Contrast is the dearest rule of axe: more than a third of a story's time. It depends on colours and the size of type
 * alone, which are the same in most states of a screen, so a run judges each combination a few times, not in every
 * story again.
 */
const mark = 'data-contrast-due';

/**
 * The rule: in a run for what is due; a person who looks at one story has all judged. The due are named, because to rule out
 * an element without text of its own, axe reads all text within it.
 */
export const contrastRule = { id: 'color-contrast', selector: isRun ? `[${mark}]` : '*' };

/** An element may be covered, and then axe does not judge it: one look at a combination would not be enough. */
const timesJudged = 4;
const judged = new Map<string, number>();

/** Marks the elements whose colours this run has not judged often enough. */
export function markDueColours(): void {
  if (!isRun) return;
  const grounds = new Map<Element, string>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!isJudged(element)) continue;
    const colours = `${inkOf(element)} on ${groundOf(element, grounds)}`;
    const times = judged.get(colours) ?? 0;
    if (times >= timesJudged) continue;
    element.setAttribute(mark, '');
    judged.set(colours, times + 1);
  }
}

/** Whether axe looks at its contrast: what it leaves out must not count for what it judges. */
function isJudged(element: Element): boolean {
  const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const isField = element.matches('input, select, textarea');
  if (!hasText && !isField) return false;
  return !element.closest(':disabled, [aria-disabled="true"], [inert]') && element.checkVisibility();
}

function inkOf(element: Element): string {
  const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
  return [color, fontSize, fontWeight, textShadow].join(' ');
}

/** Every ground from the element down to the page's own. */
function groundOf(element: Element, cache: Map<Element, string>): string {
  const before = cache.get(element);
  if (before !== undefined) return before;
  const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
  const own = [backgroundColor, backgroundImage, opacity, position].join(' ').replace(nothingOfItsOwn, '');
  const parent = element.parentElement;
  const ground = [own, parent ? groundOf(parent, cache) : ''].filter(Boolean).join(' / ');
  cache.set(element, ground);
  return ground;
}

const nothingOfItsOwn = 'rgba(0, 0, 0, 0) none 1 static';
