import type { Meta, StoryObj } from '@storybook/react-vite';
import { redirect, useLoaderData } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { heard } from '#tests/shared/heard.ts';
import { aCart, aCartLine } from './cart.examples.ts';
import { CartScreen } from './cart.screen.tsx';
import type { CartAnswer } from './cart.view.ts';

const meta = { title: 'cart/What a screen reader hears of the cart' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const limited = 'Il n’en reste que 2\u202f: la quantité a été ramenée à 2.';
const changed = aCart({
  groups: [{ seller: 'La boutique', delivery: [], lines: [aCartLine({ quantity: 3, total: '54,72 €' })] }],
  updated: 'Panier mis à jour. Total TTC 54,72 €',
});

let answers = 0;
/** The page as the server shows it after each answer. */
const served = (answer: CartAnswer | null) => ({
  route: {
    path: '*',
    loader: () => (answers > 0 && answer === null ? changed : aCart()),
    action: () => {
      answers += 1;
      return answer && { view: { answer }, notices: answer.notices };
    },
  },
});

function Served() {
  return <CartScreen view={useLoaderData<typeof changed>()} />;
}

/** The new total is announced; the focus stays on the button, even when the quantity reaches its limit. */
export const Quantity: Story = {
  parameters: served(null),
  render: () => <Served />,
  play: async ({ canvas, canvasElement }) => {
    answers = 0;
    const more = await canvas.findByRole('button', { name: /^Augmenter la quantité/ });
    const { spoken } = await heard(canvasElement, async ({ press, tabsTo, hears }) => {
      await tabsTo(more);
      await press('Enter');
      await hears('Panier mis à jour. Total TTC 54,72 €');
    });
    await waitFor(() => expect(canvas.getByText('54,72 €', { selector: 'output *' })).toBeVisible());
    await expect(spoken.at(-1)).toMatch(/^button, Augmenter la quantité de .+, 1 control$/);
    await expect(more).toHaveFocus();
  },
};

/** The message says why the quantity is not the requested one, and nothing says that all was saved. */
export const LessThanAsked: Story = {
  parameters: served({ lineMessages: { '0.1121001': limited }, notices: [] }),
  render: () => <Served />,
  play: async ({ canvas, canvasElement }) => {
    answers = 0;
    const more = await canvas.findByRole('button', { name: /^Augmenter la quantité/ });
    await heard(canvasElement, async ({ press, tabsTo, hears }) => {
      await tabsTo(more);
      await press('Enter');
      await hears(`${limited.replace('\u202f', ' ')} Total TTC 36,48 €`);
    });
    await waitFor(() => expect(canvas.getByText(/ramenée à 2\.$/)).toBeVisible());
  },
};

let posts = 0;
/** A message about a quantity ends with the next quantity that is saved as typed, on the screen and in what is announced. */
export const SavedAfterLess: Story = {
  parameters: {
    route: {
      path: '*',
      loader: () => (posts > 1 ? changed : aCart()),
      action: () => {
        posts += 1;
        const answer = { lineMessages: { '0.1121001': limited }, notices: [] };
        return posts > 1 ? redirect('/') : { view: { answer }, notices: [] };
      },
    },
  },
  render: () => <Served />,
  play: async ({ canvas, userEvent }) => {
    posts = 0;
    const more = await canvas.findByRole('button', { name: /^Augmenter la quantité/ });
    await userEvent.click(more);
    await expect(await canvas.findByText(/ramenée à 2\.$/)).toBeVisible();
    await userEvent.click(more);
    await waitFor(() => expect(canvas.getByText('54,72 €', { selector: 'output *' })).toBeVisible());
    await waitFor(() => expect(canvas.queryByText(/ramenée à 2/)).toBeNull());
  },
};
