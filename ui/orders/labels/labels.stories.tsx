import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aLabel, threeLabels } from '#ui/labels/labels.examples.ts';
import { LabelsScreen } from './labels.screen.tsx';
import { aLabelsView } from './labels-page.examples.ts';

const meta = { component: LabelsScreen, args: { view: aLabelsView() } } satisfies Meta<typeof LabelsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Vos 3 étiquettes sont prêtes/)).toBeVisible();
    await expect(canvas.getByText(/ne sert qu’une fois/)).toBeVisible();
    await expect(canvas.getByText(/100 %/)).toBeVisible();
  },
};

export const ADownloadFailed: Story = {
  args: {
    view: aLabelsView({
      notices: [{ tone: 'error', text: 'Les étiquettes n’ont pas pu être téléchargées, veuillez réessayer.' }],
    }),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(/n’ont pas pu être téléchargées/),
};

const making = threeLabels({ status: 'created' });
const state = (labels: { trackingId: string; isDownloadable: boolean }[]) => ({
  service: 'parcel' as const,
  state: { status: 'incomplete' as const, labels: labels as never, contracts: [] },
});

export const SomeAreStillMade: Story = {
  args: {
    view: aLabelsView({
      order: { labels: [aLabel({ trackingId: '6A1' }), ...making.slice(0, 2)] },
      states: [
        state([
          { trackingId: '6A1', isDownloadable: true },
          { trackingId: '6A2', isDownloadable: false },
        ]),
      ],
    }),
  },
  play: async ({ canvas }) => {
    // The region stands in the page before it is filled: a screen reader says what comes into it.
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 étiquette sur 2 est prête'));
    await expect(canvas.getAllByText(/Nous la préparons/)).toHaveLength(2);
  },
};

export const TheMakingTakesLong: Story = {
  args: { view: aLabelsView({ order: { labels: making }, states: [{ service: 'parcel', state: null }] }) },
  play: async ({ canvas }) => {
    // Once in the page, once in the news that a screen reader hears.
    for (const said of await canvas.findAllByText(/prend plus de temps que prévu/)) await expect(said).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Vérifier à nouveau' })).toHaveAttribute(
      'href',
      '/ecom/e-service/colis/CMD-26-1/labels',
    );
  },
};

export const NoLongerValid: Story = {
  args: { view: aLabelsView({ order: { labels: threeLabels({ status: 'label-expired' }) } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucune étiquette ne peut être téléchargée.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Faire rembourser une étiquette' })).toBeVisible();
  },
};

export const NoLabels: Story = {
  args: { view: aLabelsView({ order: { labels: [] } }) },
  play: async ({ canvas }) => expect(canvas.getByText(/ne contient pas d’étiquette/)).toBeVisible(),
};

export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aLabelsView({ lang: 'en' }) } };
