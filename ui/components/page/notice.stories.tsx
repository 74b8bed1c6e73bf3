import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#ui/components/controls/button.tsx';
import type { NoticeTone } from '#ui/components/views.ts';
import { Notice, Notices } from './notice.tsx';

const text = 'Votre panier a changé\u202f: vérifiez les lignes signalées avant de continuer.';
const meta = {
  component: Notice,
  parameters: { layout: 'padded' },
  args: { view: { tone: 'info', text } },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Errors are announced at once, others when there is a pause. */
const toned = (tone: NoticeTone): Story => ({
  args: { view: { tone, text } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole(tone === 'error' ? 'alert' : 'status')).toHaveTextContent(/^Votre panier a changé/),
});
const dark = { globals: { colourScheme: 'dark' } };

export const Info: Story = toned('info');
export const Success: Story = toned('success');
export const Warning: Story = toned('warning');
export const Fault: Story = toned('error');
export const InfoInTheDark: Story = { ...toned('info'), ...dark };
export const SuccessInTheDark: Story = { ...toned('success'), ...dark };
export const WarningInTheDark: Story = { ...toned('warning'), ...dark };
export const FaultInTheDark: Story = { ...toned('error'), ...dark };

/** Of a status that has the focus Orca says no more than its name. */
export const SuccessInTheFocus: Story = {
  args: { view: { tone: 'success', text, takesFocus: true } },
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: text })).toHaveAttribute('tabindex', '-1'),
};

export const WithATitleAndAButton: Story = {
  args: {
    view: { tone: 'warning', title: 'Votre session se termine dans deux minutes', text },
    children: <Button kind="secondary">Rester sur la page</Button>,
  },
};
export const LongOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    view: {
      tone: 'error',
      title: 'Votre banque a refusé le paiement.',
      text: 'Vous n’avez pas été débité. Votre panier et vos choix sont conservés\u202f: vous pouvez réessayer ou changer de moyen de paiement, par exemple en choisissant www.exemple-de-banque-en-ligne-avec-une-longue-adresse.example.',
    },
  },
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth),
};

export const Several: Story = {
  render: () => (
    <Notices
      views={[
        { tone: 'success', text: 'Adresse enregistrée.' },
        { tone: 'info', text: 'Elle sert aussi à la facturation.' },
      ]}
    />
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('status')).toHaveLength(2),
};
export const None: Story = {
  render: () => <Notices views={[]} />,
  play: async ({ canvas }) => expect(canvas.queryByRole('status')).toBeNull(),
};
