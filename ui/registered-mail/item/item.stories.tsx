import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { recordingPosts } from '#tests/shared/posts.ts';
import { anItemStep } from '../registered-mail.examples.ts';
import { ItemScreen } from './item.screen.tsx';

const meta = { component: ItemScreen, args: { view: anItemStep() } } satisfies Meta<typeof ItemScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FilledIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^R2/ })).toBeChecked();
    await expect(canvas.getByLabelText('Destination')).toHaveValue('FR');
    await expect(canvas.getByText(/Il reste 80 g avant le palier de poids suivant/)).toBeInTheDocument();
  },
};

const { posted, recording } = recordingPosts();

export const Changed: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('radio', { name: /^R3/ }));
    await userEvent.selectOptions(canvas.getByLabelText('Destination'), 'FR');
    const weight = canvas.getByLabelText('Poids, enveloppe comprise');
    await userEvent.clear(weight);
    await userEvent.type(weight, '90{Enter}');
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith(
        expect.objectContaining({ level: 'R3', destination: 'FR', weight: '90', version: '7' }),
      ),
    );
  },
};

export const NothingYet: Story = {
  args: { view: anItemStep({ answers: {} }) },
  play: async ({ canvas }) => expect(canvas.getByRole('radio', { name: /J’imprime/ })).toBeChecked(),
};

export const Refused: Story = {
  args: {
    view: anItemStep({
      answers: { printing: 'self', destination: 'SD', weight: '3000' },
      faults: {
        destination: { code: 'suspended', since: '2023-04-21' },
        weight: { code: 'too-heavy', most: 2000 },
        level: { code: 'required' },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByLabelText('Poids, enveloppe comprise')).toHaveAccessibleDescription(/2\skg/);
  },
};

export const ChangedInAnotherTab: Story = {
  args: {
    view: anItemStep({ notices: [{ tone: 'warning', text: 'Cette page a été complétée dans un autre onglet.' }] }),
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { colourScheme: 'dark' } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: anItemStep({ lang: 'en' }) } };
export const ForProfessionals: Story = { globals: { mode: 'pro' }, args: { view: anItemStep({ mode: 'pro' }) } };
