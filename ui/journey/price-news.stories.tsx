import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '#ui/components/controls/button.tsx';
import { PriceNews } from './price-news.tsx';

const answers = ['Total TTC 10,10 €', null, 'Total TTC 12,40 €', null, 'Total TTC 12,40 €'];

const meta = {
  component: PriceNews,
  args: { news: null },
  render: function Asking() {
    const [at, setAt] = useState(0);
    return (
      <>
        <Button type="button" onClick={() => setAt(at + 1)}>
          Suite
        </Button>
        <PriceNews news={answers[at]} />
      </>
    );
  },
} satisfies Meta<typeof PriceNews>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Said once, although it was asked for again after each answer. */
export const SaidOnce: Story = {
  tags: ['hydrated'],
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('status');
    const said: (string | null)[] = [];
    const observer = new MutationObserver(() => said.push(region.textContent));
    observer.observe(region, { childList: true, characterData: true, subtree: true });
    for (const _ of answers.slice(1)) await userEvent.click(canvas.getByRole('button'));
    await expect(region).toHaveTextContent('Total TTC 12,40 €');
    observer.disconnect();
    await expect(said).toEqual(['Total TTC 12,40 €']);
  },
};
