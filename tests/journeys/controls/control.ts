/** What the tables of controls are made of. */
import type { Locator } from '@playwright/test';
import { expect, type Page } from '../../shared/shopper.ts';

type Deed = (page: Page) => Promise<unknown>;

/** One kind of control of a page: how it is found, used and answered. */
export interface Control {
  /** What it is to the shopper. */
  name: string;
  /** All of this kind; the first of them is used. */
  at: (page: Page) => Locator;
  /** What leads to it on its page, when it is not in sight at once. */
  first?: Deed;
  use: (control: Locator, page: Page) => Promise<unknown>;
  /** What the shopper must then see. */
  shows: (page: Page, control: Locator) => Promise<unknown>;
  /** The page stays, and others can be used beside it. */
  stays?: true;
  /** What the shopper has is another afterwards: the next control meets somebody new. */
  changes?: true;
  width?: Width;
  /** Why it is not there without scripts. */
  needsScript?: string;
  /** Why it is not there, or not enabled, before the program has come. */
  waits?: string;
  /** Why it is not there where scripts run. */
  noScript?: string;
}

/** A page in one state, with all of its controls. */
export interface Scene {
  name: string;
  path: string;
  /** Its first heading. */
  title: string | RegExp;
  /** Makes the shopper somebody who can be there; may say where that is. */
  given?: (page: Page) => Promise<string | void>;
  /** What is done on the page until its controls stand there. */
  reach?: Deed;
  controls: readonly Control[];
  /** Controls that it has too, and that another scene tries. */
  also?: readonly Control[];
  /** The page itself, what stands around it, or what comes below it later. */
  part?: 'page' | 'layout' | 'below';
  /** Nobody has answered about cookies yet. */
  isAsked?: true;
}

export type Width = 'phone' | 'wide';

/**
 * `loaded`: a whole load, and its scripts have come. `early`: a whole load, used before they come. `moved`: come to by a
 * link of the shop. `nojs`: no script runs.
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

/** Whether the page says something. */
export const says = (text: Name) => (page: Page) => expect(main(page).getByText(text).first()).toBeVisible();

/** Whether no script runs on a page. */
export const isScriptless = (page: Page) => page.evaluate(() => matchMedia('(scripting: none)').matches);

/** Chooses, and says so by the button that stands there without scripts. */
export const chooses = (button: Deed) => async (control: Locator, page: Page) => {
  await control.check();
  if (await isScriptless(page)) await button(page);
};

/** Unfolds what is folded. */
export const opens = (text: Name) => async (page: Page) => {
  const folded = main(page).locator('details:not([open]) > summary').filter({ hasText: text });
  if (await folded.count()) await folded.first().click();
};

export const press = (control: Locator) => control.click();
export const tick = (control: Locator) => control.check();
