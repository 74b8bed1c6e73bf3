import { useEffect } from 'react';

interface PressAnchor {
  element: HTMLElement;
  /** Where it stood when it was pressed, from the top of the window. */
  top: number;
}

/** What a press may act on. A list opens, and a field takes the focus, as soon as they are pressed. */
const pressable = 'button, a, label, summary, [type="checkbox"], [type="radio"]';

/** Milliseconds after the release in which a finger's click follows. */
const clickFollows = 350;

/**
 * What is pressed stays under the pointer until it is released. Pressing a button leaves the field that had the focus,
 * and the message that then appears at this field would move the button away before the release, so that the press did
 * nothing. A browser scrolls along only where the page can scroll, and not every browser does.
 */
export function usePressAnchor(): void {
  useEffect(() => {
    let anchor: PressAnchor | null = null;
    let release = 0;
    const changes = new MutationObserver(() => {
      keep(anchor);
      // After the browser's own correction of its scroll position.
      requestAnimationFrame(() => keep(anchor));
    });
    const letGo = () => {
      clearTimeout(release);
      changes.disconnect();
      anchor?.element.style.removeProperty('translate');
      anchor = null;
    };
    const onPress = ({ target }: PointerEvent) => {
      letGo();
      const element = target instanceof Element ? movable(target.closest<HTMLElement>(pressable)) : null;
      if (!element) return;
      anchor = { element, top: element.getBoundingClientRect().top };
      changes.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    };
    const onRelease = () => {
      release = window.setTimeout(letGo, clickFollows);
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('pointerdown', onPress, options);
    window.addEventListener('pointerup', onRelease, options);
    window.addEventListener('pointercancel', letGo, options);
    window.addEventListener('click', letGo, options);
    return () => {
      letGo();
      listening.abort();
    };
  }, []);
}

function keep(anchor: PressAnchor | null): void {
  if (!anchor) return;
  const { element, top } = anchor;
  const moved = element.getBoundingClientRect().top - top;
  if (Math.abs(moved) < 1) return;
  element.style.translate = `0 ${(Number.parseFloat(element.style.translate.split(' ')[1] ?? '0') || 0) - moved}px`;
}

/** Text among text cannot be shifted by itself: its block is. */
function movable(element: HTMLElement | null): HTMLElement | null {
  const isInline = element !== null && getComputedStyle(element).display === 'inline';
  return isInline ? movable(element.parentElement) : element;
}
