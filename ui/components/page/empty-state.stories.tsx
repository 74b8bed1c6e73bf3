import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '#ui/components/controls/button.tsx';
import { EmptyState } from './empty-state.tsx';

const text = 'Vous n’avez aucune étiquette à déposer. Une étiquette apparaît ici dès qu’elle est prête.';
const meta = {
  component: EmptyState,
  parameters: { layout: 'padded' },
  args: { icon: 'parcel', text, children: <ButtonLink href="/">Envoyer un colis</ButtonLink> },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAWayOn: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Envoyer un colis' })).toBeVisible(),
};
export const NothingFound: Story = {
  args: { isAnswer: true },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(text),
};
export const OnAPhoneInTheDark: Story = { globals: { viewport: { value: 'phone' }, colourScheme: 'dark' } };
