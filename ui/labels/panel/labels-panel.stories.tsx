import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { recordingForms } from '#tests/shared/posts.ts';
import { aCodedLabel, aLabel, aPanelView, threeLabels, unchosen } from '#ui/labels/labels.examples.ts';
import { LabelsPanel } from './labels-panel.tsx';

const meta = { component: LabelsPanel, args: { view: aPanelView() } } satisfies Meta<typeof LabelsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const { sent, beforeEach } = recordingForms();
const carried = { commande: 'CMD-26-1', case: '1' };

export const AllAreDownloaded: Story = {
  tags: ['hydrated'],
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tout télécharger (3 étiquettes, PDF)' }));
    await expect(sent).toHaveBeenLastCalledWith({ ...carried, format: 'a4', tout: '1' });
  },
};

export const SomeAreChosen: Story = {
  tags: ['hydrated'],
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('checkbox', { name: 'Étiquette 6A37 5905 9602 1' });
    await userEvent.click(second);
    await userEvent.click(canvas.getByRole('radio', { name: /thermique/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Télécharger les étiquettes choisies' }));
    const chosen = { ...carried, format: '10x15', etiquette: '6A37590596021' };
    await expect(sent).toHaveBeenLastCalledWith(chosen);
    await userEvent.click(canvas.getByRole('button', { name: 'Télécharger Étiquette 6A26 2671 7823 2' }));
    await expect(sent, 'one is downloaded without the chosen ones').toHaveBeenLastCalledWith({
      ...chosen,
      une: '6A26267178232',
    });
  },
};

export const EnterDownloadsWhatIsChosen: Story = {
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('checkbox', { name: 'Étiquette 6A04 0439 5432 0' });
    await userEvent.click(first);
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenLastCalledWith({ ...carried, format: 'a4', etiquette: '6A04043954320' });
  },
};

/** The place matters on a sheet of four alone; those before it stay blank. */
export const FourToASheet: Story = {
  tags: ['hydrated'],
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    const sheet = () => canvas.queryByRole('radiogroup', { name: 'Première place libre sur la feuille' });
    await expect(sheet()).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /quatre étiquettes/ }));
    await expect(sheet()).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '1, en haut à gauche' }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '3, en bas à gauche' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimer une page de test gratuite' }));
    await expect(sent).toHaveBeenLastCalledWith({ ...carried, format: 'a4-4', case: '3' });
  },
};

/** Paper is white, and what is chosen on it is as dark as by day; axe judges it. */
export const FourToASheetInTheDark: Story = {
  globals: { colourScheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /quatre étiquettes/ }));
    const cell = canvas.getByRole('radio', { name: '1, en haut à gauche' });
    await expect(cell.closest('div')).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' });
    await userEvent.click(canvas.getByRole('radio', { name: '3, en bas à gauche' }));
  },
};

export const OneAlone: Story = {
  beforeEach,
  args: { view: aPanelView({ order: { labels: [aLabel({ downloadedAt: '2026-11-23T05:10:00Z' })] } }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/ · Déjà téléchargée le 23\/11\/2026/)).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Télécharger l’étiquette (PDF)' }));
    await expect(sent).toHaveBeenLastCalledWith({ ...carried, format: 'a4', tout: '1' });
  },
};

const statuses = [
  'ready-for-pickup',
  'ready-to-download',
  'ready-for-shipment',
  'created',
  'label-expired',
  'refund-pending',
  'refunded',
  'refund-refused',
  'cancelled',
  'awaiting-drop-off',
  'deposited',
  null,
] as const;
const each = statuses.map((status, at) => aLabel({ status, trackingId: `6A0404395432${at}` }));

export const EveryState: Story = {
  args: { view: aPanelView({ order: { labels: each } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(3);
    await expect(canvas.getByText(/vous pouvez en demander le remboursement/)).toBeVisible();
  },
};

export const WithoutAPrinter: Story = {
  tags: ['hydrated'],
  args: { view: aPanelView({ order: { labels: [aCodedLabel(), aCodedLabel({ trackingId: '6A37590596021' })] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Afficher le code QR – Étiquette/ })).toHaveLength(2);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NoneIsReady: Story = {
  args: { view: aPanelView({ order: { labels: threeLabels({ status: 'cancelled' }) } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const onASheet = { ...unchosen, etiquette: ['6A37590596021'], format: 'a4-4' as const, case: 3 };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { view: aPanelView({ chosen: onASheet }) },
};
export const InEnglish: Story = {
  globals: { language: 'en' },
  args: { view: aPanelView({ lang: 'en', chosen: onASheet }) },
};
