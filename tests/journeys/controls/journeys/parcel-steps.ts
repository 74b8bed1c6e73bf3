/** The steps of a parcel, posted as a browser without scripts does. */
import { theParcelAnswers } from '#domain/parcels/examples.ts';
import { expect, type Page } from '../../../shared/shopper.ts';
import { posts } from '../../purchase.ts';
import { type Control, main, tick } from '../control.ts';

export const entryPath = '/colissimo-en-ligne';
const stepsAt = (entry: string) => ({
  item: `${entry}/parcours/votre-colis`,
  delivery: `${entry}/parcours/livraison`,
  addresses: `${entry}/parcours/adresses`,
  contents: `${entry}/parcours/contenu`,
  summary: `${entry}/parcours/recapitulatif`,
});
export const steps = stepsAt(entryPath);
export const proSteps = stepsAt(`/professionnel${entryPath}`);
const answers = theParcelAnswers();
export const named = (name: string) => (page: Page) => main(page).locator(`[name="${name}"]`);

export const typed = (name: string, text: string): Control => ({
  name: `${name} is typed`,
  at: named(name),
  use: (control) => control.fill(text),
  shows: (_, control) => expect(control).toHaveValue(text),
  stays: true,
});

export const ticked = (name: string): Control => ({
  name: `${name} is ticked`,
  at: named(name),
  use: tick,
  shows: (_, control) => expect(control).toBeChecked(),
  stays: true,
});

export const chosen = (name: string, value: string): Control => ({
  name: `${name} is chosen`,
  at: named(name),
  use: (control) => control.selectOption(value),
  shows: (_, control) => expect(control).toHaveValue(value),
  stays: true,
});

const fieldsOf = (names: readonly string[], over: Record<string, string> = {}): Record<string, string> => ({
  ...(Object.fromEntries(
    Object.entries(answers).filter(([name]) => names.some((start) => name.startsWith(start))),
  ) as Record<string, string>),
  ...over,
});

export const describes = (page: Page, over: Record<string, string> = {}, at = steps) =>
  posts(page, at.item, fieldsOf(['origin', 'destination', 'postalCode', 'weight', 'format'], over));
export const delivers = (page: Page, way = 'home', at = steps) => posts(page, at.delivery, { way, cover: 'INCLUDED' });
export const addresses = (page: Page, over: Record<string, string> = {}, at = steps) =>
  posts(page, at.addresses, fieldsOf(['sender.', 'recipient.'], over));

/** What is left to answer on the last step: a day that is offered, and the list. */
async function lastAnswers(page: Page): Promise<Record<string, string>> {
  const html = await (await page.request.get(steps.summary)).text();
  const [, depositDate = ''] = /<option value="(\d{4}-\d\d-\d\d)"/.exec(html) ?? [];
  const [, hazmat = ''] = /name="hazmat" value="([^"]*)"/.exec(html) ?? [];
  const [, quote = ''] = /name="quote" value="([^"]*)"/.exec(html) ?? [];
  return { depositPlace: 'post-office', depositDate, hazmat, quote };
}

export async function reachesSummary(page: Page): Promise<void> {
  await describes(page);
  await delivers(page);
  await addresses(page);
}

/** Puts a parcel that was composed into the cart. */
export async function composesParcel(page: Page): Promise<void> {
  await reachesSummary(page);
  const answer = await posts(page, steps.summary, await lastAnswers(page));
  expect(answer.url()).toContain('/checkout/recapitulatif');
}
