import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { theParcelAnswers } from '#domain/parcels/examples.ts';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aParcelDelivery } from '../parcels.examples.ts';
import { DeliveryScreen } from './delivery.screen.tsx';

const meta = { component: DeliveryScreen, args: { view: aParcelDelivery() } } satisfies Meta<typeof DeliveryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const toPoint = theParcelAnswers({ way: 'point' });

export const FilledIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Domicile 10,10/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^Jusqu’à 23,00\s€ Compris/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^Jusqu’à 200,00\s€ \+ 2,00/ })).not.toBeChecked();
  },
};

export const WithoutAPrinter: Story = {
  tags: ['hydrated'],
  args: { view: aParcelDelivery({ answers: theParcelAnswers({ printing: 'drop-off' }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Sans imprimante/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^Je l’imprime/ })).not.toBeChecked();
  },
};

export const OfAnotherCarrier: Story = {
  args: { view: aParcelDelivery({ answers: theParcelAnswers({ carrier: 'CHRP' }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Transporteur choisi : Chronopost en ligne.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Changer de transporteur' })).toBeVisible();
  },
};

/** Nothing is ticked that costs more. */
export const NothingYet: Story = {
  args: { view: aParcelDelivery({ answers: theParcelAnswers({ way: '', cover: '' }) }) },
};

const { posted, recording } = recordingPosts();

export const ToAPoint: Story = {
  tags: ['hydrated'],
  args: { view: aParcelDelivery({ answers: toPoint, points: 'found' }) },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    const [first] = canvas.getAllByRole('button', { name: /^Choisir ce point/ });
    if (!first) throw new Error('There is no point to choose.');
    // What was chosen above it goes along.
    await userEvent.click(canvas.getByRole('radio', { name: /^Jusqu’à 200,00/ }));
    await userEvent.click(first);
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith(
        expect.objectContaining({ way: 'point', cover: 'R2', point: expect.stringContaining('FR:') }),
      ),
    );
  },
};

export const PointChosen: Story = {
  args: {
    view: aParcelDelivery({ answers: theParcelAnswers({ way: 'point', pickupPoint: 'FR:lyon-1' }), points: 'chosen' }),
  },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    canvas.getByRole('link', { name: 'Choisir un autre point' }).focus();
    // What leads on comes right after the point, and not above it.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Continuer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith(expect.objectContaining({ way: 'point', pickupPoint: 'FR:lyon-1' })),
    );
  },
};

export const TooHeavyForAPoint: Story = {
  args: {
    view: aParcelDelivery({
      answers: theParcelAnswers({ way: 'point', weight: '25' }),
      faults: { way: { code: 'too-heavy-for-way', most: 20_000 } },
      points: 'found',
    }),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveFocus(),
};

export const PointClosed: Story = {
  args: {
    view: aParcelDelivery({ answers: toPoint, faults: { pickupPoint: { code: 'point-not-taking' } }, points: 'found' }),
  },
  play: async ({ canvas }) => {
    const [summary] = canvas.getAllByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(canvas.getAllByText(/^Ce point de retrait n’accepte plus/), 'above, and at the points').toHaveLength(
      2,
    );
  },
};

export const Overseas: Story = {
  args: {
    view: aParcelDelivery({ answers: theParcelAnswers({ destination: 'RE', postalCode: '97400', way: 'eco-om' }) }),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('radio', { name: /^Par bateau/ })).toBeChecked(),
};

export const WithoutPrices: Story = { args: { view: aParcelDelivery({ isAway: true }) } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aParcelDelivery({ lang: 'en' }) } };
export const ForProfessionals: Story = { globals: { mode: 'pro' }, args: { view: aParcelDelivery({ mode: 'pro' }) } };
