import { giveBack } from './give-back.ts';

/** What stands beside the sheet, and beside each element in which it stands. */
function outside(sheet: HTMLElement): Element[] {
  const found: Element[] = [];
  for (let at: Element = sheet; at.parentElement && at !== document.body; at = at.parentElement)
    found.push(...[...at.parentElement.children].filter((each) => each !== at && !each.hasAttribute('inert')));
  return found;
}

/**
 * Makes an open sheet a dialog until it closes: the focus goes to it as to a `Dialog`, nothing behind it can be reached, and the
 * focus goes back to what opened it. The page is let go before the browser gives the focus back. A sheet that becomes a
 * column closes.
 */
export function hold(sheet: HTMLElement): void {
  if (!sheet.matches(':popover-open') || sheet.role === 'dialog') return;
  const outer = outside(sheet);
  const wide = matchMedia('(min-width: 62rem)');
  const close = () => sheet.hidePopover();
  for (const each of outer) each.setAttribute('inert', '');
  sheet.role = 'dialog';
  sheet.ariaModal = 'true';
  sheet.tabIndex = -1;
  sheet.focus();
  wide.addEventListener('change', close);
  const letGo = () => {
    for (const each of outer) each.removeAttribute('inert');
    sheet.role = sheet.ariaModal = null;
    wide.removeEventListener('change', close);
  };
  sheet.addEventListener('beforetoggle', letGo, { once: true });
  const onClosed = () => {
    giveBack(sheet);
    sheet.removeAttribute('tabindex');
  };
  sheet.addEventListener('toggle', onClosed, { once: true });
}
