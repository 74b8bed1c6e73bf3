import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { theLogoAnswers } from '#domain/logo/examples.ts';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aChoiceStep } from '../logo.examples.ts';
import { ChoiceScreen } from './choice.screen.tsx';

const meta = { component: ChoiceScreen, args: { view: aChoiceStep() } } satisfies Meta<typeof ChoiceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Le timbre avec votre logo, en couleur' })).toHaveAttribute(
      'width',
      '227',
    );
    await expect(canvas.getByRole('img', { name: 'Le timbre avec votre logo, en noir et blanc' })).toBeVisible();
    await expect(canvas.getByText(/rien ne sera coupé/)).toBeVisible();
  },
};
export const InTheBleed: Story = {
  args: { view: aChoiceStep({ answers: theLogoAnswers({ across: '1,5' }) }) },
  play: async ({ canvas }) => expect(canvas.getByText(/touche la zone de coupe/)).toBeVisible(),
};
export const Cut: Story = {
  args: { view: aChoiceStep({ answers: theLogoAnswers({ scale: '200' }) }) },
  play: async ({ canvas }) => expect(canvas.getByText(/dépasse du cadre/)).toBeVisible(),
};
export const TooCoarse: Story = {
  args: { view: aChoiceStep({ answers: theLogoAnswers({ scale: '390' }) }) },
  play: async ({ canvas }) => expect(canvas.getByText(/les pixels se voient/)).toBeVisible(),
};
export const Refused: Story = {
  args: {
    view: aChoiceStep({
      answers: theLogoAnswers({ name: '', rights: '', across: 'loin' }),
      faults: { name: { code: 'required' }, across: { code: 'distance' }, rights: { code: 'required' } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByLabelText(/Décalage vers la droite/)).toHaveAccessibleDescription(
      /Indiquez des millimètres/,
    );
    await expect(canvas.getByRole('checkbox', { name: /J’atteste/ })).toHaveAccessibleDescription(
      /Attestez de vos droits/,
    );
  },
};

const { posted, recording } = recordingPosts();
export const PreviewRenewed: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    const scale = canvas.getByLabelText(/Taille du logo/);
    await userEvent.clear(scale);
    await userEvent.type(scale, '80');
    await userEvent.click(canvas.getByRole('button', { name: 'Mettre à jour l’aperçu' }));
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith(expect.objectContaining({ intent: 'apercu', scale: '80', version: '7' })),
    );
  },
};

/** The browser’s answer to each picture that is asked for, in turn. */
function holdsPictures() {
  const answers: { src: string; comes(): void; fails(): void }[] = [];
  spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function decode(this: HTMLImageElement) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    answers.push({ src: this.src, comes: () => resolve(), fails: () => reject(new Error('nothing to draw')) });
    return promise;
  });
  return answers;
}

const shownAt = (src: string) => {
  const view = aChoiceStep();
  const { colour, black } = view.preview;
  return {
    ...view,
    preview: { ...view.preview, colour: { ...colour, src }, black: { ...black, src: `${src}&couleur=noir` } },
  };
};

/** The crop is drawn as it is typed; what is shown stays until the next picture is there, and where none comes. */
export const FollowsTheCrop: Story = {
  tags: ['hydrated'],
  args: { view: shownAt('/favicon.svg?taille=100') },
  play: async ({ canvas, userEvent }) => {
    const answers = holdsPictures();
    const image = canvas.getByRole('img', { name: 'Le timbre avec votre logo, en couleur' });
    const scale = canvas.getByLabelText(/Taille du logo/);
    await userEvent.clear(scale);
    await userEvent.type(scale, '200');
    await waitFor(() => expect(answers).toHaveLength(2));
    await expect(answers[0]?.src).toContain('taille=200');
    await expect(answers[1]?.src).toContain('couleur=noir');
    await expect(image).toHaveAttribute('src', '/favicon.svg?taille=100');
    await expect(canvas.getByText(/rien ne sera coupé/)).toBeVisible();
    for (const answer of answers) answer.comes();
    await waitFor(() => expect(image.getAttribute('src')).toContain('taille=200'));
    await expect(canvas.getByText(/dépasse du cadre/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Bleu nuit' }));
    await waitFor(() => expect(answers).toHaveLength(4));
    await expect(answers[2]?.src).toContain('fond=BLUE');
    for (const answer of answers) answer.fails();
    await userEvent.clear(scale);
    await userEvent.type(scale, '9');
    await expect(image.getAttribute('src')).toContain('taille=200');
    await expect(image.getAttribute('src')).not.toContain('BLUE');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { colourScheme: 'dark' } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aChoiceStep({ lang: 'en' }) } };
