import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, useLocation, useNavigate } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { Notice } from '#ui/components/page/notice.tsx';
import { Arrival } from './arrival.tsx';

/** The menu leads to the same page, and is closed. */
function Page() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <details>
        <summary>Menu</summary>
        <Link to="/timbres">Timbres</Link>
      </details>
      <main>
        <h1>{pathname + hash}</h1>
        {search && <Notice view={{ tone: 'success', text: 'Votre liste est prête.' }} />}
      </main>
      <Link to="/timbres">Tous les timbres</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Retour
      </button>
      <button type="button" onClick={() => void navigate('?note=prete')}>
        Préparer
      </button>
      <button type="button" onClick={() => void navigate('#moyens')}>
        Choisir
      </button>
      <section id="moyens">
        <input aria-label="Carte" />
      </section>
      <Arrival />
    </>
  );
}

const meta = {
  title: 'navigation/Arrival',
  component: Page,
  // A page that loads data: its navigation has a beginning.
  parameters: { route: { path: '*', loader: async () => null } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BackToTheLinkThatLedAway: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Tous les timbres' });
    await userEvent.click(link);
    await canvas.findByRole('heading', { name: '/timbres' });
    await userEvent.click(canvas.getByRole('button', { name: 'Retour' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: '/timbres' })).toBeNull());
    await expect(link).toHaveFocus();
  },
};

export const KeyPressedBeforeTheRouterHeardOfAnAnchor: Story = {
  play: async ({ canvas }) => {
    const leads = canvas.getByText('Choisir');
    canvas.getByLabelText('Carte').focus();
    leads.click();
    await canvas.findByRole('heading', { name: /#moyens$/ });
    await expect(canvas.getByLabelText('Carte')).toHaveFocus();
  },
};

export const WhatIsDoneOnThePageThatStays: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Préparer' }));
    await waitFor(() => expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('Votre liste est prête.'));
    await expect(canvas.getByRole('button', { name: 'Préparer' })).toHaveFocus();
  },
};
