import type { Mode } from '../shared/mode.ts';
import { type CartEvent, guidAfter, type Shopper } from './whose-cart.ts';

/** A browser: which mode it shows, who is signed in, and the guid in the cart cookie of each mode (specification §3, §6). */
export interface Browser {
  mode: Mode;
  signedIn: boolean;
  guids: Record<Mode, string | null>;
}

export type BrowserEvent =
  | { kind: 'signed-in' | 'signed-out' | 'session-expired' }
  | { kind: 'mode-switched'; to: Mode }
  | { kind: 'cart-event'; of: Mode; event: CartEvent };

/** No cart is lost by a sign-in, the end of a session or a switch of modes: only the event of a cart changes its guid. */
export function browserAfter(browser: Browser, event: BrowserEvent): Browser {
  switch (event.kind) {
    case 'signed-in':
      return { ...browser, signedIn: true };
    case 'signed-out':
    case 'session-expired':
      return { ...browser, signedIn: false };
    case 'mode-switched':
      return { ...browser, mode: event.to };
    case 'cart-event':
      return { ...browser, guids: { ...browser.guids, [event.of]: guidAfter(browser.guids[event.of], event.event) } };
  }
}

export const shopperOf = ({ guids, signedIn, mode }: Browser): Shopper => ({ guid: guids[mode], signedIn });
