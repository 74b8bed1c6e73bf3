import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn } from 'storybook/test';
import { heard } from '#tests/shared/heard.ts';
import { aFulfilmentView, labelFulfilments } from '../orders.examples.ts';
import { Fulfilments } from './fulfilment.tsx';

const meta = { title: 'orders/What a screen reader hears while labels are made' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const href = '/ecom/commandes/entendue/etat/parcel';
const view = { ...aFulfilmentView(), href, interval: 150 };
const answers = [aFulfilmentView(), aFulfilmentView(), aFulfilmentView(labelFulfilments.made)];

/** The page is opened while the reader listens. */
function Opened() {
  const [isOpen, open] = useState(false);
  return isOpen ? <Fulfilments views={[view]} /> : <button onClick={() => open(true)}>Ouvrir la commande</button>;
}

/** One polite announcement when the making begins and one when it ends, however often the page asks. */
export const StartAndEnd: Story = {
  render: () => <Opened />,
  beforeEach: () => {
    const real = window.fetch;
    let calls = 0;
    const spy = spyOn(window, 'fetch').mockImplementation(async (input, init) => {
      if (input !== href) return real(input, init);
      calls += 1;
      return Response.json(answers[calls - 1] ?? answers.at(-1));
    });
    return () => spy.mockRestore();
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { announced } = await heard(canvasElement, async ({ hears }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir la commande' }));
      await hears('Nous préparons vos étiquettes…');
      await hears('C’est prêt.');
    });
    await expect(announced).toEqual(['polite: Nous préparons vos étiquettes…', 'polite: C’est prêt.']);
  },
};
