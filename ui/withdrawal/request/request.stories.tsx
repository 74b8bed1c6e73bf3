import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aWithdrawal } from '#domain/orders/examples.ts';
import { recordingPosts } from '#tests/shared/posts.ts';
import { anOrderToLeave, aTypedWithdrawal, aWithdrawView } from '#ui/withdrawal/withdrawal.examples.ts';
import { WithdrawScreen } from './request.screen.tsx';

const meta = { component: WithdrawScreen, args: { view: aWithdrawView() } } satisfies Meta<typeof WithdrawScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { posted, recording } = recordingPosts();

export const IsConfirmed: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Carnet de 12 timbres/ }));
    const quantity = canvas.getByRole('textbox', { name: /Quantité à rendre/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '2');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmer la rétractation' }));
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith({
        intent: 'withdraw',
        envoi: 'a-1',
        article: '0.3202005',
        'quantite-0.3202005': '2',
        email: 'compte@exemple.fr',
        message: '',
      }),
    );
  },
};

export const NothingChosen: Story = {
  args: {
    view: aWithdrawView({
      typed: aTypedWithdrawal({
        lineIds: [],
        faults: { article: 'Choisissez au moins un article.', email: 'Saisissez une adresse e-mail.' },
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('group', { name: 'Ce à quoi vous renoncez' })).toHaveAccessibleDescription(
      'Choisissez au moins un article.',
    );
  },
};

export const QuantityWrong: Story = {
  args: {
    view: aWithdrawView({
      typed: aTypedWithdrawal({
        quantities: { '0.3202005': '9' },
        faults: { 'quantite-0.3202005': 'Indiquez une quantité de 1 à 3.' },
      }),
    }),
  },
  play: async ({ canvas }) => {
    const quantity = canvas.getByRole('textbox', { name: /Quantité à rendre/ });
    await expect(quantity).toHaveAccessibleDescription('Indiquez une quantité de 1 à 3.');
    await expect(quantity).toHaveValue('9');
  },
};

export const RefusedByTheBackend: Story = {
  args: {
    view: aWithdrawView({
      withdrawals: [aWithdrawal()],
      typed: aTypedWithdrawal(),
      notices: [
        {
          tone: 'error',
          text: 'Vous avez déjà renoncé à un des articles choisis : rien de plus n’a été enregistré. Vérifiez ci-dessous ce qui reste.',
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /^Carnet de 12 timbres/ })).toBeChecked();
    await expect(canvas.getByLabelText(/E-mail/)).toHaveValue('autre@exemple.fr');
  },
};

export const TheOnlyArticle: Story = {
  args: {
    view: aWithdrawView({ order: anOrderToLeave({ lines: anOrderToLeave().lines.slice(1, 2) }) }),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('checkbox')).toBeChecked(),
};

export const Over: Story = {
  args: { view: aWithdrawView({ order: anOrderToLeave({ withdrawableUntil: '2026-11-20' }) }) },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
export const AllWithdrawn: Story = {
  args: {
    view: aWithdrawView({
      withdrawals: [
        aWithdrawal({ lines: [{ entryNumber: 0, quantity: 3 }] }),
        aWithdrawal({ code: 'R-2', lines: [{ entryNumber: 1, quantity: 1 }] }),
      ],
    }),
  },
};
export const Professional: Story = {
  globals: { mode: 'pro' },
  args: { view: aWithdrawView({ mode: 'pro' }) },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { colourScheme: 'dark' } };
export const InEnglish: Story = {
  globals: { language: 'en' },
  args: { view: aWithdrawView({ lang: 'en', withdrawals: [aWithdrawal()] }) },
};
