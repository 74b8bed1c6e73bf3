import * as React from 'react';

/**
 * What a run of all stories leaves out of the page, since nobody looks at one: drawing it, motion, the stacks of elements, and
 * Storybook's own furniture, which was two of three elements that axe read in each story.
 */

/** Whether all stories run, one after the other, and nobody looks at one. */
export const isRun = '__vitest_browser__' in globalThis;

/** Layout, focus and the keyboard are the same in a frame that is not drawn. */
export function withoutDrawing(): void {
  const frame = window.frameElement as HTMLElement | null;
  if (isRun && frame) frame.style.visibility = 'hidden';
}

/** Leaves axe the story: without the placeholders of Storybook, its filters for colour blindness and hundreds of sheets. */
export function withoutFurniture(): void {
  if (!isRun) return;
  for (const own of document.querySelectorAll('.sb-wrapper, #storybook-docs, #storybook-a11y-vision-filters'))
    own.remove();
  // Axe lists what stands in the whole document, and judges the body.
  Object.defineProperty(document.head, 'childNodes', { configurable: true, value: [] });
}

const still = document.createElement('style');

/**
 * Storybook stops what moves by rules for every element before each story is judged, and takes them away: the whole page is
 * styled three times. In a run one rule of the same kind stands there from the start, and Storybook's sheets are empty.
 */
export function withoutMotion(): void {
  if (!isRun) return;
  const { head } = document;
  const append = head.appendChild;
  head.appendChild = (node) => {
    if (node instanceof HTMLStyleElement && node.textContent?.startsWith('*, *:before')) node.textContent = '';
    return append.call(head, node) as typeof node;
  };
  still.textContent = '*, ::before, ::after { transition: none !important; animation: none !important }';
  head.append(still);
}

/** A story about motion has it: `parameters: { moves: true }`. */
export function letMove(moves: boolean): void {
  still.disabled = moves;
}

/**
 * React takes the stack of every element that it makes, to say in a warning who made it, which was a tenth of a run; past a
 * number of them it takes none.
 */
export function withoutOwnerStacks(): void {
  if (!isRun) return;
  const { [internals]: counted } = React as unknown as Record<typeof internals, object>;
  Object.defineProperty(counted, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => {} });
}

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
