import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, type within } from 'storybook/test';
import { recordingPosts } from '#tests/shared/posts.ts';
import { withQuery } from '#tests/shared/query-display.tsx';
import { aRenewedOffer, theOffers } from '../carriers.examples.ts';
import { OffersScreen } from './offers.screen.tsx';

const meta = { component: OffersScreen, args: { view: theOffers() } } satisfies Meta<typeof OffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvas: ReturnType<typeof within>) =>
  canvas.getAllByRole('heading', { level: 3 }).map((heading: HTMLElement) => heading.textContent);

export const TheCheapestFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(names(canvas)).toEqual([
      'Colissimo en ligne – Point de retrait',
      'Lettre verte suivie en ligne – Domicile',
      'Colissimo en ligne – Domicile',
      'Chronopost en ligne – Domicile',
    ]);
    await expect(canvas.getByText('Date garantie')).toBeVisible();
    await expect(canvas.getByText('Aucuns frais supplémentaires.')).not.toBeVisible();
    const [, ofTheLetter] = canvas.getAllByText('Détails');
    if (ofTheLetter) await userEvent.click(ofTheLetter);
    await expect(canvas.getByText('Aucuns frais supplémentaires.')).toBeVisible();
    await expect(canvas.getByText('Cette destination n’est pas desservie.')).toBeVisible();
  },
};

const { posted, recording } = recordingPosts();

export const OneIsChosen: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /^Choisir – Chronopost/ }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'choose', offer: 'offre-3' }));
  },
};

export const Arranged: Story = {
  args: { view: theOffers({ asked: { order: 'co2', wishes: ['enlevement'] } }) },
  play: async ({ canvas }) => {
    await expect(names(canvas)[0]).toBe('Lettre verte suivie en ligne – Domicile');
    await expect(canvas.getByLabelText('Trier par')).toHaveValue('co2');
    await expect(canvas.getByRole('checkbox', { name: 'enlevées chez moi' })).toBeChecked();
    await expect(canvas.getByText('Une autre offre ne répond pas à ces critères.', { exact: false })).toBeVisible();
  },
};

export const ArrangedAtOnce: Story = {
  tags: ['hydrated'],
  decorators: [withQuery],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Trier par'), 'Date d’arrivée');
    await waitFor(() => expect(canvas.getByLabelText('Adresse')).toHaveTextContent('?tri=arrivee'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'avec suivi' }));
    await waitFor(() => expect(canvas.getByLabelText('Adresse')).toHaveTextContent('avec=suivi'));
  },
};

export const NothingMeetsTheCriteria: Story = {
  args: { view: theOffers({ asked: { wishes: ['sans-imprimante', 'signature'] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Aucune offre' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Montrer toutes les offres' })).toBeVisible();
  },
};

/** The others do not wait for it. */
export const OneIsSlow: Story = {
  args: { view: theOffers({ comparison: { late: ['CHRP'] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Chronopost en ligne.*prend plus de temps/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Attendre aussi sa réponse' })).toHaveAttribute(
      'href',
      expect.stringContaining('attendre=1'),
    );
  },
};

export const OneFailed: Story = { args: { view: theOffers({ comparison: { failed: ['DLVG'], excluded: [] } }) } };

export const NoneFits: Story = {
  args: {
    view: theOffers({
      comparison: {
        offers: [],
        excluded: [
          { carrier: 'POFR', exclusions: [{ rule: 'too-large', limit: 2000, excess: 150 }] },
          {
            carrier: 'LPFR',
            exclusions: [
              { rule: 'too-heavy', limit: 2000, excess: 500 },
              { rule: 'too-thick', limit: 30, excess: 20 },
            ],
          },
        ],
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Aucun transporteur ne prend cet envoi/)).toBeVisible();
    await expect(canvas.getByText(/^2\scm de trop/)).toBeVisible();
    await expect(canvas.getByText(/^500\sg de trop/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Appliquer' })).toBeNull();
  },
};

/** Both amounts are said before one goes on. */
export const ThePriceHasChanged: Story = {
  tags: ['hydrated'],
  args: { view: theOffers({ renewed: aRenewedOffer() }) },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await expect(canvas.getByText(/coûtait 9,40\s€.*9,72\s€, soit 0,32\s€ de plus/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Continuer à 9,72/ }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'choose', offer: 'offre-9' }));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  globals: { colourScheme: 'dark' },
  args: { view: theOffers({ renewed: aRenewedOffer(), comparison: { late: ['DLVG'], failed: ['LPFR'] } }) },
};
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: theOffers({ lang: 'en', value: 400 }) } };
export const ForProfessionals: Story = { globals: { mode: 'pro' }, args: { view: theOffers({ mode: 'pro' }) } };
