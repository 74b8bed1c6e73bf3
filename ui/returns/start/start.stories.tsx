import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { anAcceptedReturn, aReturnable, aReturnThatIs } from '#domain/returns/examples.ts';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aStartView, aTypedReturn } from '../returns.examples.ts';
import { StartReturnScreen } from './start.screen.tsx';

const meta = { component: StartReturnScreen, args: { view: aStartView() } } satisfies Meta<typeof StartReturnScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const [first, second] = aReturnable().lines;
const left = (obstacle: 'already' | 'not-eligible') => (second ? [{ ...second, most: 0, obstacle }] : []);
type Canvas = ReturnType<typeof within>;
const ofSleeves = (canvas: Canvas) => within(canvas.getByRole('group', { name: 'Pochettes à bulles A5' }));
const quantity = (canvas: Canvas) => ofSleeves(canvas).getByLabelText('Quantité à retourner');
const reason = (canvas: Canvas) => ofSleeves(canvas).getByLabelText('Motif du retour');
const { posted, recording } = recordingPosts();

export const IsAskedFor: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.selectOptions(quantity(canvas), '2');
    await userEvent.selectOptions(reason(canvas), 'Autre motif');
    await userEvent.click(canvas.getByRole('radio', { name: /Par colis/ }));
    await userEvent.type(canvas.getByLabelText(/Commentaire/), 'Trop grand.');
    await userEvent.click(canvas.getByRole('button', { name: 'Demander le retour' }));
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith({
        intent: 'ask-return',
        envoi: 'brouillon-0',
        'quantite-0': '2',
        'motif-0': 'OTHER',
        'quantite-1': '0',
        'motif-1': '',
        mode: 'MAIL',
        commentaire: 'Trop grand.',
      }),
    );
  },
};

export const Refused: Story = {
  args: {
    view: aStartView(
      {},
      {
        typed: aTypedReturn({
          method: '',
          reasons: {},
          faults: {
            'motif-0': '« Pochettes à bulles A5 » : choisissez le motif du retour.',
            mode: 'Choisissez comment retourner vos articles.',
          },
        }),
      },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(quantity(canvas)).toHaveValue('2');
    await expect(reason(canvas)).toHaveAccessibleDescription(
      '« Pochettes à bulles A5 » : choisissez le motif du retour.',
    );
    const way = canvas.getByRole('link', { name: 'Choisissez comment retourner vos articles.' });
    const methods = canvas.getByRole('radiogroup', { name: /Comment retournez-vous/ });
    await expect(way).toHaveAttribute('href', `#${methods.id}`);
  },
};

export const TheBackendRefuses: Story = {
  args: {
    view: aStartView(
      { lines: [...(first ? [{ ...first, most: 1 }] : []), ...left('already')] },
      {
        typed: aTypedReturn(),
        notices: [
          {
            tone: 'error',
            title: 'Votre demande n’a pas été envoyée.',
            text: 'Un retour est déjà demandé pour tout ou partie de ces articles.',
          },
        ],
        requests: [anAcceptedReturn()],
      },
    ),
  },
  play: async ({ canvas }) => expect(canvas.getByLabelText(/Commentaire/)).toHaveValue('Trop grand.'),
};

export const SomeCannot: Story = {
  args: {
    view: aStartView(
      { lines: [...(first ? [first] : []), ...left('already')] },
      { requests: [anAcceptedReturn({ code: 'b' }), aReturnThatIs('cancelled', { code: 'a' })] },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Un retour est déjà demandé pour cet article/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Retour demandé le/ })).toHaveLength(2);
  },
};

export const NothingCan: Story = {
  args: { view: aStartView({ lines: left('not-eligible') }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Rien de cet envoi ne peut être retourné maintenant/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    view: aStartView({
      lines: first ? [{ ...first, name: 'Pochettes à bulles matelassées recyclées au format 240 × 330 mm' }] : [],
    }),
  },
};
export const Dark: Story = { globals: { colourScheme: 'dark' } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aStartView({}, { lang: 'en' }) } };
export const OfAProfessional: Story = {
  globals: { mode: 'pro' },
  args: { view: aStartView({}, { mode: 'pro' }) },
};
