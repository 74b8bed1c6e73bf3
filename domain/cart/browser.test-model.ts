import type { Mode } from '../shared/audience.ts';
import { type CartNews, type Keeping, keptAfter } from './whose-cart.ts';

/** A browser: which mode it shows, who is signed in, and which visitor's cart each mode keeps (specification §3, §6). */
export interface Browser {
  mode: Mode;
  signedIn: boolean;
  kept: Record<Mode, string | null>;
}

export type BrowserEvent =
  | { kind: 'signed-in' | 'signed-out' | 'expired' }
  | { kind: 'mode-switched'; to: Mode }
  | { kind: 'news'; of: Mode; news: CartNews };

/** No cart is lost by a sign-in, the end of a session or a switch of modes: only news of a cart changes what is kept of it. */
export function browserAfter(browser: Browser, event: BrowserEvent): Browser {
  switch (event.kind) {
    case 'signed-in':
      return { ...browser, signedIn: true };
    case 'signed-out':
    case 'expired':
      return { ...browser, signedIn: false };
    case 'mode-switched':
      return { ...browser, mode: event.to };
    case 'news':
      return { ...browser, kept: { ...browser.kept, [event.of]: keptAfter(browser.kept[event.of], event.news) } };
  }
}

export const keepingOf = ({ kept, signedIn, mode }: Browser): Keeping => ({ guid: kept[mode], signedIn });
