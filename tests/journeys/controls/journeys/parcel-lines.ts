/** Controls of the parcels in a cart. */
import { expect, type Page } from '../../../shared/shopper.ts';
import { button, type Control, main, press } from '../control.ts';

/** Of a parcel in the cart, whether it stands alone or among others. */
export const parcelLineControls: Control[] = [
  {
    name: 'a parcel is changed',
    at: button(/^Modifier Colissimo/),
    first: unfoldsParcels,
    use: press,
    shows: (page) => expect(page).toHaveURL(/colissimo-en-ligne\/parcours\/recapitulatif/),
    changes: true,
  },
  {
    name: 'a parcel is copied',
    at: button(/^Dupliquer Colissimo/),
    first: unfoldsParcels,
    use: press,
    shows: (page) => expect(page).toHaveURL(/colissimo-en-ligne\/parcours\/recapitulatif/),
    changes: true,
  },
];

async function unfoldsParcels(page: Page): Promise<void> {
  const details = main(page).locator('details:has(> summary:text("Voir le détail des colis"))');
  if ((await details.getAttribute('open')) === null) await details.locator('> summary').click();
}
