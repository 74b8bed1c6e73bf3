import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { aPickupPoint } from '#domain/pickup/examples.ts';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aBatch, aBatchRow } from './batch.examples.ts';
import { BatchScreen } from './batch.screen.tsx';

const meta = { component: BatchScreen, args: { view: aBatch() } } satisfies Meta<typeof BatchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const NothingSent: Story = {
  args: { view: aBatch({ faults: { table: { code: 'required' } } }) },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveFocus(),
};

/** Below parcels that are kept, the field is not folded away while it asks for its file again. */
export const FileLost: Story = {
  args: { view: aBatch({ rows: [aBatchRow()], lost: 'lot.csv' }) },
  play: async ({ canvas }) => expect(canvas.getByText(/Le fichier « lot.csv » n’a pas été conservé/)).toBeVisible(),
};

const table = { head: ['Nom', 'CP', 'Remarque'], rows: [['Achats', '71000', 'x']] };

export const ItsColumns: Story = {
  args: { view: aBatch({ table }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('CP')).toHaveValue('postalCode');
    await expect(canvas.getByLabelText('Remarque')).toHaveValue('');
  },
};

const rows = [
  aBatchRow(),
  aBatchRow({ weight: 'lourd', destination: 'Nulle part' }),
  aBatchRow({ destination: 'CH', postalCode: '1200', 'recipient.city': 'Genève' }),
];
const { posted, recording } = recordingPosts();

export const WrongRowsFirst: Story = {
  tags: ['hydrated'],
  args: { view: aBatch({ rows, refusals: [[], [{ kind: 'fault', field: 'category', fault: { code: 'required' } }]] }) },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await expect(canvas.getByRole('heading', { name: 'Un colis prêt, 2 à corriger' })).toBeVisible();
    const [weight] = canvas.getAllByLabelText('Poids en kg');
    if (!weight) throw new Error('There is no weight.');
    await userEvent.clear(weight);
    await userEvent.type(weight, '1,5');
    await expect(canvas.getByText('à recalculer')).toBeVisible();
    await userEvent.type(weight, '{Enter}');
    await waitFor(() => expect(posted).toHaveBeenCalledWith(expect.objectContaining({ 'row.1.weight': '1,5' })));
  },
};

export const PointsNearARow: Story = {
  args: {
    view: aBatch({
      rows: [aBatchRow({ way: 'point', 'recipient.email': 'a@exemple.fr', 'recipient.mobilePhone': '0612345678' })],
      points: new Map([[0, [aPickupPoint(), aPickupPoint({ id: 'lyon-2', name: 'Tabac presse' })]]]),
    }),
  },
  play: async ({ canvas }) => {
    const points = canvas.getByRole('combobox', { name: 'Point de retrait' });
    await expect(points).toHaveAccessibleDescription(/point de retrait/i);
    await expect(within(points).getAllByRole('option')).toHaveLength(3);
  },
};

/** Of two that were begun: what is typed in the one that is shown goes along, and waits in its turn. */
export const IsTakenBack: Story = {
  tags: ['hydrated'],
  args: {
    view: {
      ...aBatch({ rows }),
      parked: {
        title: 'Votre saisie mise de côté',
        text: 'Vous l’aviez commencée avant d’en commencer une autre.',
        resume: 'Reprendre cette saisie',
        version: 4,
      },
    },
  },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    const [weight] = canvas.getAllByLabelText('Poids en kg');
    if (!weight) throw new Error('There is no weight.');
    await userEvent.clear(weight);
    await userEvent.type(weight, '1,5');
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre cette saisie' }));
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith(
        expect.objectContaining({ intent: 'back', aside: '4', 'row.1.weight': '1,5' }),
      ),
    );
  },
};

export const AllReady: Story = {
  args: { view: aBatch({ rows: [aBatchRow(), aBatchRow({ quantity: '3' })] }) },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: /Ajouter 4 colis/ })).toBeVisible(),
};

/** What is pasted below is sent with the parcels above, and a thousand of them are not gone at one press. */
export const MorePasted: Story = {
  tags: ['hydrated'],
  args: { view: aBatch({ rows: [aBatchRow({ weight: 'lourd' })] }) },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await expect(canvas.getByText('Effacer ces colis')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Ajouter d’autres colis'));
    await userEvent.type(canvas.getByLabelText(/^Ou collez vos lignes/), 'Achats;71000');
    await userEvent.click(canvas.getByRole('button', { name: /^Retirer/ }));
    const sent = { pasted: 'Achats;71000', 'row.0.weight': 'lourd', remove: '0' };
    await waitFor(() => expect(posted).toHaveBeenCalledWith(expect.objectContaining(sent)));
  },
};

export const OneIsChanged: Story = { args: { view: aBatch({ rows: [aBatchRow()], ligne: 1 }) } };
export const OnAPhone: Story = { ...WrongRowsFirst, tags: [], globals: { viewport: { value: 'phone' } } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aBatch({ lang: 'en', rows }) } };
