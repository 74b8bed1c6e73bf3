/** Controls of the journey of a stamp logo. */
import { theLogoAnswers } from '#domain/logo/examples.ts';
import { aVectorLogo } from '#mocks/logo/samples.ts';
import { expect, type Page } from '../../../shared/shopper.ts';
import { posts } from '../../purchase.ts';
import { button, type Control, checkbox, main, press, radio, type Scene, tick } from '../control.ts';
import { typed } from '../party.ts';
import { begunAnew, journeyControls, recalculates } from '../recap.ts';

const entryPath = '/professionnel/mon-timbre-en-ligne/logo';
const at = (step: string) => `${entryPath}/parcours/${step}`;

const goesOn = button(/^Continuer/);
const price = journeyControls;
export const logoFile = {
  name: 'enseigne.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(aVectorLogo()),
};

/** A picture is sent, and its scan has ended. */
async function sends(page: Page): Promise<void> {
  await page.request.post(at('bibliotheque'), {
    multipart: { subject: 'nouveau', file: logoFile },
    headers: { origin: String(process.env.SHOP_URL), 'sec-fetch-dest': 'document' },
  });
  await expect(async () => {
    expect(await (await page.request.get(at('bibliotheque'))).text()).toContain('prêt à être cadré');
  }).toPass();
}

const { name = '', background = '', scale = '', across = '', down = '', rights = '' } = theLogoAnswers();
async function places(page: Page): Promise<void> {
  await sends(page);
  await posts(page, at('choix'), { name, background, scale, across, down, rights });
}
async function chooses(page: Page): Promise<void> {
  await places(page);
  await posts(page, at('prolongation'), { months: '12' });
}

const isSent: Control = {
  name: 'the step is sent',
  at: goesOn,
  use: press,
  shows: (page) => expect(main(page).getByRole('alert')).toBeVisible(),
};

export const logoEntry: Scene = {
  name: 'the entry of a logo that was begun',
  path: entryPath,
  title: 'Mon timbre avec logo',
  given: sends,
  controls: begunAnew(/bibliotheque/),
};

export const logoLibrary: Scene = {
  name: 'the logos of a company',
  path: at('bibliotheque'),
  title: 'Bibliothèque',
  controls: [
    isSent,
    {
      name: 'a logo is chosen and sent',
      at: (page) => main(page).locator('[name="file"]'),
      use: async (control, page) => {
        await control.setInputFiles(logoFile);
        await goesOn(page).click();
      },
      shows: (page) => expect(main(page).getByText(/^Votre image sera supprimée le/)).toBeVisible(),
      changes: true,
    },
    {
      name: 'a logo is taken back',
      at: button(/^Retirer enseigne/),
      first: async (page) => main(page).locator('[name="file"]').setInputFiles(logoFile),
      use: press,
      shows: (page) => expect(button(/^Retirer enseigne/)(page)).toHaveCount(0),
      needsScript: 'without scripts a browser shows the chosen file itself',
      waits: 'the list of chosen files comes with hydration',
    },
  ],
  // There is no price yet, so nothing can be unfolded.
  also: [...price, recalculates()],
};

export const logoChoice: Scene = {
  name: 'how a logo stands on its stamp',
  path: at('choix'),
  title: 'Choix du visuel',
  given: sends,
  controls: [
    isSent,
    ...['scale', 'across', 'down', 'name'].map((one) => typed(one, '50')),
    {
      name: 'a background is chosen',
      at: radio(/Blanc|Gris clair|Bleu nuit|Noir/),
      use: tick,
      shows: (_, control) => expect(control).toBeChecked(),
      stays: true,
    },
    {
      name: 'the rights are attested',
      at: checkbox(/J’atteste/),
      use: tick,
      shows: (_, control) => expect(control).toBeChecked(),
      stays: true,
    },
    {
      name: 'the preview is renewed',
      at: button('Mettre à jour l’aperçu'),
      use: press,
      shows: (page) => expect(page).toHaveURL(/#apercu$/),
      changes: true,
    },
    ...price,
  ],
};

export const logoExtension: Scene = {
  name: 'how long a logo is subscribed to',
  path: at('prolongation'),
  title: 'Abonnement',
  given: places,
  controls: [
    {
      name: 'a duration is chosen',
      at: radio(/mois/),
      use: tick,
      shows: (_, control) => expect(control).toBeChecked(),
      stays: true,
    },
    recalculates((page) => radio(/mois/)(page).first().check()),
    {
      name: 'the step is sent',
      at: goesOn,
      use: press,
      shows: (page) => expect(page).toHaveURL(/recapitulatif/),
      changes: true,
    },
    ...price,
  ],
};

export const logoSummary: Scene = {
  name: 'a logo at a glance',
  path: at('recapitulatif'),
  title: 'Récapitulatif',
  given: chooses,
  controls: [
    {
      name: 'it is put into the cart',
      at: button('Ajouter au panier'),
      use: press,
      shows: (page) => expect(page).toHaveURL(/panier|recapitulatif/),
      changes: true,
    },
    ...price,
  ],
};
