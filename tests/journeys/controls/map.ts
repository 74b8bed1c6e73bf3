/** Controls of a map beside a list of places. */
import { expect, type Page } from '../../shared/shopper.ts';
import { button, type Control, main } from './control.ts';

const map = button(/^(Voir|Masquer) la carte$/);
/** A wide screen may show it at once. */
const opens = async (page: Page) => {
  if ((await map(page).getAttribute('aria-expanded')) !== 'true') await map(page).click();
};
const seesMap = 'the list says all';
/** The zoom level in the addresses of the map's tiles. */
const scaleOf = async (page: Page) => {
  const pictures = main(page).locator('.leaflet-tile-container').last().locator('img');
  return Number(/\/carte\/(\d+)\//.exec((await pictures.last().getAttribute('src')) ?? '')?.[1]);
};

export const mapControls: Control[] = [
  {
    name: 'the map is shown',
    at: map,
    use: (_, page) => opens(page),
    shows: (page) => expect(main(page).locator('.leaflet-marker-icon').first()).toBeVisible(),
    needsScript: seesMap,
    waits: seesMap,
  },
  {
    name: 'the map is enlarged',
    at: (page) => main(page).locator('a[role=button]'),
    first: opens,
    use: async (control, page) => {
      const before = await scaleOf(page);
      await control.click();
      await expect.poll(() => scaleOf(page)).toBe(before + 1);
    },
    shows: (page) => expect(main(page).locator('.leaflet-marker-icon').first()).toBeVisible(),
    needsScript: seesMap,
    waits: seesMap,
  },
];
