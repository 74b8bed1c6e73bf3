import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Page } from '#ui/components/page/page.tsx';
import { SessionWarning } from './session-warning.tsx';

const stay = fn();
const meta = {
  component: SessionWarning,
  decorators: [
    (Story) => (
      <>
        <Story />
        <Page>
          <h1>Livraison</h1>
          <input aria-label="Prénom" />
        </Page>
      </>
    ),
  ],
  args: {
    view: {
      warnIn: 0,
      endsIn: 1_620_000,
      look: '/ecom/visiteur?fin=1',
      title: 'Vous serez déconnecté dans deux minutes',
      text: 'Votre panier et ce que vous avez saisi sont conservés.',
      stay: 'Rester connecté',
      signInAgain: 'Se reconnecter',
      isFinal: false,
    },
    signIn: '/ecom/connexion',
    onAsk: stay,
  },
} satisfies Meta<typeof SessionWarning>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Near: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Rester connecté' });
    await expect(canvas.getByRole('alert')).toHaveTextContent(/dans deux minutes/);
    await userEvent.click(button);
    await expect(stay).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const NearWhileTyping: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Prénom');
    await userEvent.type(field, 'Cam');
    await userEvent.click(await canvas.findByRole('button', { name: 'Rester connecté' }));
    await expect(field).toHaveFocus();
  },
};

/** The shop is asked at the end, and answers that the session is over. */
export const Ended: Story = {
  args: { view: { ...meta.args.view, endsIn: 0 } },
  render: function Asked(args) {
    const [isOver, end] = useState(false);
    const over = isOver
      ? { view: undefined, ended: { tone: 'warning', title: 'Vous avez été déconnecté.', text: '' } as const }
      : {};
    return <SessionWarning {...args} {...over} onAsk={() => end(true)} />;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vous avez été déconnecté.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Se reconnecter' })).toHaveAttribute('href', '/ecom/connexion');
    await expect(canvas.queryByRole('button', { name: 'Rester connecté' })).toBeNull();
  },
};

export const AtItsMaximum: Story = {
  args: { view: { ...meta.args.view, isFinal: true } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Se reconnecter' })).toHaveAttribute('href', '/ecom/connexion'),
};

export const Later: Story = {
  args: { view: { ...meta.args.view, warnIn: 1_620_000 } },
  play: async ({ canvas }) => expect(canvas.queryByRole('alert')).toBeNull(),
};

export const NearInTheDark: Story = { ...Near, globals: { colourScheme: 'dark' } };
