import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLoaderData } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { heard } from '#tests/shared/heard.ts';
import { aThreadView } from './messages.examples.ts';
import { ThreadScreen } from './thread/thread.screen.tsx';

const meta = { title: 'messages/What a screen reader hears while a message is sent' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

let release = () => {};

function Served() {
  return <ThreadScreen view={useLoaderData<ReturnType<typeof aThreadView>>()} />;
}

/** The start of a message with a photo is announced, and its progress can be stopped by keyboard. */
export const Sending: Story = {
  parameters: {
    route: {
      path: '*',
      loader: () => aThreadView(),
      action: () =>
        new Promise((done) => {
          release = () => done(null);
        }),
    },
  },
  render: () => <Served />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = await canvas.findByLabelText('Votre réponse');
    await userEvent.type(text, 'Voici une photo.');
    const photo = new File(['photo'], 'carton.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText(/Joindre des fichiers/), photo);
    const send = canvas.getByRole('button', { name: 'Répondre' });
    await heard(canvasElement, async ({ press, tabsTo, hears }) => {
      await tabsTo(send);
      await press('Enter');
      await hears('Envoi de vos fichiers…');
    });
    await expect(canvas.getByRole('progressbar', { name: 'Envoi de vos fichiers…' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler l’envoi' }));
    release();
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(text).toHaveValue('Voici une photo.');
  },
};
