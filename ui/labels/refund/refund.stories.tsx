import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aParcel, aRefundView, aTypedRefund, parcelsOfEachReason } from '../labels.examples.ts';
import { RefundScreen } from './refund.screen.tsx';

const meta = { component: RefundScreen, args: { view: aRefundView() } } satisfies Meta<typeof RefundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { posted, recording } = recordingPosts();

export const IsAskedFor: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Étiquette 6A26 4077 4418 1' }));
    await userEvent.type(canvas.getByLabelText(/Motif/), 'Colis non envoyé.');
    await userEvent.click(canvas.getByRole('button', { name: 'Demander le remboursement' }));
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith({
        intent: 'refund',
        etiquette: '6A26407744181',
        motif: 'Colis non envoyé.',
      }),
    );
  },
};

export const TheOnlyOneIsChosen: Story = {
  args: { view: aRefundView({ parcels: [aParcel()] }) },
  play: async ({ canvas }) => expect(canvas.getByRole('checkbox')).toBeChecked(),
};

export const NothingChosen: Story = {
  args: {
    view: aRefundView({
      typed: aTypedRefund({ faults: { etiquette: 'Choisissez au moins une étiquette à rembourser.' } }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('group', { name: 'Étiquettes à rembourser' })).toHaveAccessibleDescription(
      'Choisissez au moins une étiquette à rembourser.',
    );
  },
};

export const AfterAFault: Story = {
  args: {
    view: aRefundView({
      typed: aTypedRefund({ trackingIds: ['6A26407744181'], reason: 'Colis non envoyé.' }),
      notices: [{ tone: 'error', text: 'Votre demande de remboursement n’a pas pu être envoyée, veuillez réessayer.' }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Étiquette 6A26 4077 4418 1' })).toBeChecked();
    await expect(canvas.getByLabelText(/Motif/)).toHaveValue('Colis non envoyé.');
  },
};

export const EachReason: Story = {
  args: { view: aRefundView({ parcels: parcelsOfEachReason() }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/remboursable à partir du 19\/01\/2027/)).toBeVisible();
  },
};

export const NoLabels: Story = { args: { view: aRefundView({ parcels: [] }) } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { view: aRefundView({ parcels: [aParcel(), ...parcelsOfEachReason()] }) },
};
export const InEnglish: Story = {
  globals: { language: 'en' },
  args: { view: aRefundView({ lang: 'en', parcels: [aParcel(), ...parcelsOfEachReason()] }) },
};
