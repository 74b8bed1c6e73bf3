import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { aFile, theLetterAnswers, theLetterChoices } from '#domain/letters/examples.ts';
import type { LetterDocument } from '#domain/letters/letters.ts';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aWritingStep } from '../letters.examples.ts';
import { WritingScreen } from './writing.screen.tsx';

const meta = { component: WritingScreen, args: { view: aWritingStep() } } satisfies Meta<typeof WritingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const withFile = (over: Partial<LetterDocument> = {}) =>
  aWritingStep({
    answers: theLetterAnswers({ source: 'import' }),
    options: theLetterChoices({ written: aFile(over) }),
  });

export const Written: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Texte de la lettre')).toHaveValue(
      'Madame, Monsieur,\n\nVeuillez trouver ci-joint ma demande.',
    );
    await expect(canvas.queryByLabelText('Votre fichier')).not.toBeVisible();
  },
};

export const NothingYet: Story = {
  args: { view: aWritingStep({ answers: {}, options: theLetterChoices({ written: null }) }) },
};

const { posted, recording } = recordingPosts();

export const Changed: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    const text = canvas.getByLabelText('Texte de la lettre');
    await userEvent.clear(text);
    await userEvent.type(text, 'Bonjour');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer' }));
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith(expect.objectContaining({ source: 'write', text: 'Bonjour', version: '7' })),
    );
  },
};

export const AFileIsChosenAndTakenBack: Story = {
  tags: ['hydrated'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /J’importe/ }));
    const input = canvas.getByLabelText<HTMLInputElement>('Votre fichier');
    const chosen = new DataTransfer();
    chosen.items.add(new File([new Uint8Array(6 * 1024 * 1024)], 'lourd.pdf', { type: 'application/pdf' }));
    input.files = chosen.files;
    await fireEvent.change(input);
    await expect(input).toHaveAccessibleDescription(/Ce fichier est trop lourd\. Choisissez-en un plus léger\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer lourd.pdf' }));
    await expect(canvas.queryByText('lourd.pdf')).toBeNull();
  },
};

const says = (text: RegExp): Story['play'] => {
  return async ({ canvas }) => expect(canvas.getByText(text)).toBeVisible();
};

export const Received: Story = {
  args: { view: withFile({ state: 'received', pages: null }) },
  play: says(/L’analyse antivirus va commencer/),
};
export const Scanning: Story = {
  args: { view: withFile({ state: 'scanning', pages: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('L’analyse antivirus est en cours.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Actualiser' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Télécharger/ })).toBeNull();
  },
};
export const Clean: Story = {
  args: { view: withFile() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('résiliation signée.pdf, 3 pages', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Télécharger le PDF tel qu’il sera imprimé' })).toBeVisible();
  },
};
export const Converted: Story = {
  args: { view: withFile({ name: 'lettre.odt', findings: [{ kind: 'fonts' }] }) },
  play: says(/vérifiez sa mise en page/),
};
export const Infected: Story = {
  args: { view: withFile({ state: 'infected', pages: null }) },
  play: says(/contient un virus/),
};
export const Unscanned: Story = {
  args: { view: withFile({ state: 'unscanned', pages: null }) },
  play: says(/n’a pas pu être analysé/),
};
export const Encrypted: Story = {
  args: { view: withFile({ findings: [{ kind: 'encrypted', page: null }] }) },
  play: says(/protégé par un mot de passe/),
};
export const Scripted: Story = {
  args: { view: withFile({ findings: [{ kind: 'scripted', page: null }] }) },
  play: says(/contient un programme/),
};
export const NotA4: Story = {
  args: { view: withFile({ findings: [{ kind: 'not-a4', page: 2 }] }) },
  play: says(/La page 2 n’est pas au format A4 vertical/),
};
export const CanBeFitted: Story = {
  args: { view: withFile({ findings: [{ kind: 'not-a4', page: 2 }], isFittable: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ajuster à la page' })).toHaveAccessibleDescription(/original est/);
  },
};
export const Fitted: Story = {
  args: { view: withFile({ originalId: 'document-0' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/pages de votre fichier sont réduites/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reprendre l’original' })).toBeVisible();
  },
};
export const TooManyPages: Story = {
  args: { view: withFile({ findings: [{ kind: 'too-many-pages', page: null }] }) },
  play: says(/trop de pages/),
};
export const Unreadable: Story = {
  args: { view: withFile({ findings: [{ kind: 'unreadable', page: null }] }) },
  play: says(/ne peut pas être lu/),
};

export const TextTooLong: Story = {
  args: {
    view: aWritingStep({ faults: { text: { code: 'text-too-long', count: 12_500, most: 12_000 } } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByLabelText('Texte de la lettre')).toHaveAccessibleDescription(/12\s500 caractères/);
  },
};

export const FileRefused: Story = {
  args: {
    view: aWritingStep({
      answers: theLetterAnswers({ source: 'import' }),
      options: theLetterChoices({ written: aFile() }),
      faults: { file: { code: 'file-type' } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/reste votre document/)).toBeInTheDocument();
    await expect(canvas.getByLabelText('Choisir un autre fichier')).toHaveAccessibleDescription(/n’est pas accepté/);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, args: { view: withFile() } };
export const Dark: Story = { globals: { colourScheme: 'dark' }, args: { view: withFile() } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aWritingStep({ lang: 'en' }) } };
