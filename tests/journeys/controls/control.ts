/** The types of the tables of controls. */
import type { Locator } from '@playwright/test';
import { expect, type Page } from '../../shared/shopper.ts';

type Deed = (page: Page) => Promise<unknown>;

/** One kind of control on a page: how it is found, used and checked. */
export interface Control {
  /** Its name for a reader of the report. */
  name: string;
  /** All controls of this kind; the first one is used. */
  at: (page: Page) => Locator;
  /** What makes it visible, when it is not at first. */
  first?: Deed;
  use: (control: Locator, page: Page) => Promise<unknown>;
  /** What the shopper must see afterwards. */
  shows: (page: Page, control: Locator) => Promise<unknown>;
  /** The page stays, so that other controls can be used in the same load. */
  stays?: true;
  /** It changes what the shopper has, so that the next control needs a new shopper. */
  changes?: true;
  width?: Width;
  /** Why it is absent without scripts. */
  needsScript?: string;
  /** Why it is absent or disabled before hydration. */
  waits?: string;
  /** Why it is absent with scripts. */
  noScript?: string;
}

/** A page in one state, with all its controls. */
export interface Scene {
  name: string;
  path: string;
  /** Its first heading. */
  title: string | RegExp;
  /** Prepares a shopper who can see the page; may return its address. */
  given?: (page: Page) => Promise<string | void>;
  /** Actions on the page that bring its controls. */
  reach?: Deed;
  controls: readonly Control[];
  /** Further controls on the page, which another scene tests. */
  also?: readonly Control[];
  /** The page itself, its layout, or what is loaded below it. */
  part?: 'page' | 'layout' | 'below';
  /** The consent question has not been answered. */
  isAsked?: true;
  /** The document is all there is of it: no program comes. */
  isPlain?: true;
}

export type Width = 'phone' | 'wide';

/**
 * `loaded`: a whole load, used after hydration. `early`: a whole load, used before hydration. `moved`: reached by a
 * link of the shop. `nojs`: without scripts.
 */
export type Situation = 'loaded' | 'early' | 'moved' | 'nojs';

export const main = (page: Page) => page.getByRole('main');

type Name = string | RegExp;

const named = (role: 'button' | 'radio' | 'checkbox' | 'textbox' | 'combobox' | 'spinbutton' | 'searchbox') => {
  return (name: Name) => (page: Page) =>
    main(page).getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) });
};
export const button = named('button');
export const radio = named('radio');
export const checkbox = named('checkbox');
export const textbox = named('textbox');
export const searchbox = named('searchbox');
export const select = named('combobox');
export const spinbutton = named('spinbutton');
export const summary = (text: Name) => (page: Page) => main(page).locator('summary').filter({ hasText: text });

export const field = (label: string) => (page: Page) => main(page).getByLabel(label, { exact: true });
export const link = (name: Name) => (page: Page) => main(page).getByRole('link', { name });

/** Expects a text in the page. */
export const says = (text: Name) => (page: Page) => expect(main(page).getByText(text).first()).toBeVisible();

/** Whether a page has no scripts. */
export const isScriptless = (page: Page) => page.evaluate(() => matchMedia('(scripting: none)').matches);

/** Chooses; without scripts, also presses the button that submits the choice. */
export const chooses = (button: Deed) => async (control: Locator, page: Page) => {
  await control.check();
  if (await isScriptless(page)) await button(page);
};

/** Unfolds a folded part. */
export const opens = (text: Name) => async (page: Page) => {
  const folded = main(page).locator('details:not([open]) > summary').filter({ hasText: text });
  if (await folded.count()) await folded.first().click();
};

export const press = (control: Locator) => control.click();
export const tick = (control: Locator) => control.check();

export const unfolds = (text: string): Control => ({
  name: `« ${text} » unfolds`,
  at: summary(text),
  use: press,
  shows: (_, control) => expect(control.locator('..')).toHaveAttribute('open', ''),
});
