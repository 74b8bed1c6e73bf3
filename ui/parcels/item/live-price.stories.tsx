import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { journeyScreen } from '#ui/journey/journey-screen.tsx';
import { recalculateIntent } from '#ui/journey/price/recalculate.ts';
import { aParcelItem } from '../parcels.examples.ts';
import { ItemScreen } from './item.screen.tsx';

const Item = journeyScreen<{ loaderData: { view: ReturnType<typeof aParcelItem> } }>(ItemScreen);

const meta = {
  component: Item,
  args: { loaderData: { view: { ...aParcelItem(), livePrice: 'current' } } },
} satisfies Meta<typeof Item>;
export default meta;

/** The requests for a price, which are never answered, and how often the step was sent. */
const server = { prices: [] as Request[], steps: 0 };

async function action({ request }: { request: Request }) {
  const form = await request.clone().formData();
  if (form.get('intent') !== recalculateIntent) {
    server.steps += 1;
    return null;
  }
  server.prices.push(request);
  return new Promise(() => {});
}

export const DroppedWhenTheStepIsSent: StoryObj<typeof meta> = {
  parameters: { route: { path: '*', action } },
  play: async ({ canvas, userEvent }) => {
    Object.assign(server, { prices: [], steps: 0 });
    await userEvent.type(canvas.getByLabelText(/^Poids/), '5');
    await waitFor(() => expect(server.prices).toHaveLength(1));
    await expect(server.prices[0]?.signal.aborted).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer' }));
    await waitFor(() => expect(server.steps).toBe(1));
    await waitFor(() => expect(server.prices[0]?.signal.aborted).toBe(true));
  },
};
