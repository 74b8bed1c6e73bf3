import type { Meta, StoryObj } from '@storybook/react-vite';
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
        </Page>
      </>
    ),
  ],
  args: {
    view: {
      warnIn: 0,
      title: 'Vous serez déconnecté dans deux minutes',
      text: 'Votre panier et ce que vous avez saisi sont conservés.',
      stay: 'Rester connecté',
      isFinal: false,
    },
    signIn: '/ecom/connexion',
    onStay: stay,
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

export const AtItsMaximum: Story = {
  args: { view: { ...meta.args.view, stay: 'Se reconnecter', isFinal: true } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Se reconnecter' })).toHaveAttribute('href', '/ecom/connexion'),
};

export const Later: Story = {
  args: { view: { ...meta.args.view, warnIn: 1_620_000 } },
  play: async ({ canvas }) => expect(canvas.queryByRole('alert')).toBeNull(),
};

export const NearInTheDark: Story = { ...Near, globals: { colourScheme: 'dark' } };
