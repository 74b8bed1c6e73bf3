import type { Mode } from '../shared/mode.ts';
import { type CartEvent, type CartOwner, guidAfter } from './whose-cart.ts';

/**
 * The model of a browser: its mode, its signed-in shopper, and the guid in the cart cookie of each mode (specification
 * §3, §6).
 */
export interface Browser {
  mode: Mode;
  signedIn: boolean;
  guids: Record<Mode, string | null>;
}

export type BrowserEvent =
  | { kind: 'signed-in' | 'signed-out' | 'session-expired' }
  | { kind: 'mode-switched'; to: Mode }
  | { kind: 'cart-event'; of: Mode; event: CartEvent };

/** Signing in, the end of a session and a change of mode keep the guid: only a cart event changes it. */
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

export const shopperOf = ({ guids, signedIn, mode }: Browser): CartOwner => ({ guid: guids[mode], signedIn });
