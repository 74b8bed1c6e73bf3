import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aNeedsStep } from '../forwarding.examples.ts';
import { NeedsScreen } from './needs.screen.tsx';

const meta = { component: NeedsScreen, args: { view: aNeedsStep({ answers: {} }) } } satisfies Meta<typeof NeedsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingIsChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryAllByRole('radio')).toHaveLength(0);
    await expect(canvas.getByRole('link', { name: 'Je déménage' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Ce que nous réexpédions ou non' })).not.toBeVisible();
    await userEvent.click(canvas.getByText('Ce que nous réexpédions ou non', { selector: 'summary' }));
    await expect(canvas.getByRole('table', { name: 'Ce que nous réexpédions ou non' })).toBeVisible();
  },
};

export const OneTypeAlone: Story = {
  args: { view: aNeedsStep({ answers: {}, type: 'temporary' }) },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await expect(canvas.getAllByText(/49,90\s€/).length).toBeGreaterThan(0);
    const current = canvas.getByRole('link', { name: 'Je m’absente' });
    await expect(current).toHaveAttribute('aria-current', 'true');
    const sign = (link: Element) => getComputedStyle(link, '::before').backgroundImage;
    await expect(sign(current), 'what is chosen has the sign of a chosen card').toContain('radial-gradient');
    await expect(sign(canvas.getByRole('link', { name: 'Je déménage' }))).toBe('none');
  },
};

const { posted, recording } = recordingPosts();

export const IsChosen: Story = {
  tags: ['hydrated'],
  args: { view: aNeedsStep({ answers: {}, type: 'mobility' }) },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('radio', { name: /^Mobilité/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith(expect.objectContaining({ offer: 'mobility-national-1' })));
  },
};

export const NotAnswered: Story = {
  args: { view: aNeedsStep({ answers: {}, faults: { offer: { code: 'required' } } }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Choisissez votre situation, puis une formule.' })).toHaveAttribute(
      'href',
      '#champ-offer',
    );
    const group = canvasElement.querySelector('#champ-offer');
    await expect(group).toHaveTextContent('Je déménage');
    const error = group?.querySelector('p')?.getBoundingClientRect();
    const choices = group?.querySelector('ul')?.getBoundingClientRect();
    await expect((choices?.top ?? 0) - (error?.bottom ?? 0), 'the error stands apart from what it is about').toBe(12);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aNeedsStep({ lang: 'en' }) } };
export const ForProfessionals: Story = { globals: { mode: 'pro' }, args: { view: aNeedsStep({ mode: 'pro' }) } };
