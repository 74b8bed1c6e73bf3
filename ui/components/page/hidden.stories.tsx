import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '#ui/components/controls/button.tsx';
import { LiveRegion, VisuallyHidden, WithoutScript } from './hidden.tsx';

const meta = {
  component: VisuallyHidden,
  parameters: { layout: 'padded' },
  args: { children: '(étape terminée)' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Heard, and no pixel larger than one. */
export const ForScreenReaders: Story = {
  render: (args) => (
    <a href="#livraison">
      Livraison <VisuallyHidden {...args} />
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Livraison (étape terminée)' })).toBeVisible();
    await expect(canvas.getByText('(étape terminée)').offsetWidth).toBe(1);
  },
};

/** The region stands there before its text changes: otherwise nothing is announced. */
export const Announced: Story = {
  tags: ['hydrated'],
  render: function Announcing() {
    const [text, setText] = useState('Total : 12 €');
    return (
      <>
        <Button type="button" onClick={() => setText('Panier mis à jour')}>
          Augmenter
        </Button>
        <LiveRegion>{text}</LiveRegion>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toBe(region);
    await expect(region).toHaveTextContent('Panier mis à jour');
  },
};

export const WithoutScriptsOnly: Story = {
  render: () => (
    <WithoutScript>
      <Button>Trier</Button>
    </WithoutScript>
  ),
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
