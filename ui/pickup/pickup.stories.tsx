import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { recordingPosts } from '#tests/shared/posts.ts';
import { withQuery } from '#tests/shared/query-display.tsx';
import { aPickupView, chosen, found, searched, somePoints } from './pickup.examples.ts';
import { Pickup } from './pickup.tsx';

const { posted, recording } = recordingPosts();

const meta = {
  component: Pickup,
  args: { pickup: aPickupView(found()) },
  // On the page, the sender's heading stands above.
  decorators: [
    (Story) => (
      <>
        <h2>Expédié par La boutique</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Pickup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Points: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    // The full point and the closed point have no button.
    await expect(canvas.getAllByRole('button', { name: /^Choisir ce point/ })).toHaveLength(2);
    canvas.getByRole('button', { name: /Librairie papeterie Jardins/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'point', sellerId: '', point: 'FR:lyon-4' }));
  },
};

export const WeekOpened: Story = {
  tags: ['hydrated'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    // Where today's hours are unknown, the words are in sight already.
    await expect(canvasElement).not.toHaveTextContent('Horaires de la semaine – Horaires de la semaine');
    const [summary] = canvas.getAllByText(/Horaires de la semaine/);
    if (summary) await userEvent.click(summary);
    await expect(canvas.getAllByText('Dimanche')[0]).toBeVisible();
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  args: { pickup: aPickupView(found(), { lang: 'en' }) },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { colourScheme: 'dark' } };

export const MoreThanShown: Story = { args: { pickup: aPickupView(found(somePoints, 24)) } };

export const Chosen: Story = { args: { pickup: aPickupView(chosen) } };

export const ChosenLater: Story = { args: { pickup: aPickupView({ kind: 'later' }) } };

export const NoneFound: Story = {
  tags: ['hydrated'],
  decorators: [withQuery],
  args: { pickup: aPickupView(found([])) },
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: 'Code postal' });
    await userEvent.clear(code);
    await userEvent.type(code, '33380{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Adresse')).toHaveTextContent('cp=33380'));
  },
};

export const SearchFailed: Story = { args: { pickup: aPickupView(searched({ kind: 'failed' })) } };

export const NothingTyped: Story = {
  args: { pickup: aPickupView(searched({ kind: 'fault', fault: 'nothing-typed' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Code postal' })).toHaveAccessibleDescription(
      'Saisissez un code postal ou une commune.',
    );
  },
};

export const WithTheMap: Story = {
  tags: ['hydrated'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Voir la carte' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    const marker = await canvas.findByRole('button', { name: '4. Librairie papeterie Jardins' }, { timeout: 10_000 });
    const plan = canvas.getByRole('region', { name: 'Carte des points de retrait' }).getBoundingClientRect();
    for (const { left, right } of canvas
      .getAllByRole('button', { name: /^\d+\. / })
      .map((each) => each.getBoundingClientRect())) {
      await expect(left).toBeGreaterThanOrEqual(plan.left);
      await expect(right).toBeLessThanOrEqual(plan.right);
    }
    marker.focus();
    await userEvent.keyboard('{Enter}');
    const line = canvas.getByRole('button', { name: /Choisir ce point.*Jardins/ }).closest('li');
    await expect(line).toHaveFocus();
    await expect(marker, 'the line in use shows where it is').toHaveAttribute('data-lit');
    await userEvent.click(canvas.getByRole('button', { name: 'Masquer la carte' }));
    await expect(canvas.queryByRole('region', { name: 'Carte des points de retrait' })).toBeNull();
  },
};

export const MapWithoutPictures: Story = {
  args: { pickup: aPickupView(found(), { tiles: 'data:nothing' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir la carte' }));
    await expect(await canvas.findByText(/^La carte n’a pas pu être chargée\./, {}, { timeout: 10_000 })).toBeVisible();
  },
};
