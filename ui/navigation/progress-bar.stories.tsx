import type { Meta, StoryObj } from '@storybook/react-vite';
import { useFetcher } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { ProgressBar } from './progress-bar.tsx';

/** A form that stays on its page, and a part that the page loads for itself. */
function Page() {
  const posted = useFetcher();
  const loaded = useFetcher();
  return (
    <>
      <ProgressBar />
      <posted.Form method="post">
        <button>Enregistrer</button>
      </posted.Form>
      <button type="button" onClick={() => void loaded.load('/')}>
        Charger
      </button>
      <output>
        {posted.state} {loaded.state}
      </output>
    </>
  );
}

let answer = () => {};
const slow = async () => new Promise<null>((resolve) => (answer = () => resolve(null)));

const meta = {
  title: 'navigation/ProgressBar',
  component: Page,
  parameters: { route: { path: '*', action: slow } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const bar = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-screen-only]');

export const WhileAFormIsPostedInTheBackground: Story = {
  parameters: { moves: true },
  tags: ['hydrated'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(bar(canvasElement)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(bar(canvasElement)).toBeVisible());
    // Its way to the end takes five seconds (specification §9).
    await expect(getComputedStyle(bar(canvasElement) as Element).animationDuration).toBe('5s');
    answer();
    await waitFor(() => expect(bar(canvasElement)).toBeNull());
  },
};
