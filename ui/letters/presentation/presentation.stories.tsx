import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aFile, theLetterAnswers, theLetterChoices } from '#domain/letters/examples.ts';
import { aPresentationStep } from '../letters.examples.ts';
import { PresentationScreen } from './presentation.screen.tsx';

const meta = {
  component: PresentationScreen,
  args: { view: aPresentationStep() },
} satisfies Meta<typeof PresentationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const firstPage = {
  addressZone: { x: 105, y: 40, width: 85, height: 30 },
  blocks: [
    { x: 25, y: 50, width: 120, height: 6 },
    { x: 25, y: 100, width: 160, height: 60 },
  ],
};
const inTheWay = (moveDown: number | null) =>
  theLetterChoices({ written: aFile({ findings: [{ kind: 'address-zone', moveDown }], firstPage }) });

export const FilledIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Noir et blanc/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Recto verso' })).toBeChecked();
    await expect(canvas.getByRole('img', { name: /est libre/ })).toBeVisible();
    await expect(
      canvas.getByText(
        /Si vous payez aujourd’hui avant 20\sh, elle est distribuée au plus tard le mar\.\s24\/11\/2026/,
      ),
    ).toBeVisible();
  },
};

export const NothingChosen: Story = {
  args: { view: aPresentationStep({ answers: { source: 'write', document: 'document-1' } }) },
  play: async ({ canvas }) => expect(canvas.getByRole('radio', { name: /Lettre verte en ligne/ })).toBeChecked(),
};

export const TextInThePlaceOfTheAddress: Story = {
  args: {
    view: aPresentationStep({ answers: theLetterAnswers({ addressPage: 'first-page' }), options: inTheWay(20) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/décalez la première page de 20\smm vers le bas/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: /touche l’emplacement/ })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /en décalant le texte vers le bas/ })).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: 'Sur la première page' })).toBeNull();
  },
};

export const CanBeFitted: Story = {
  args: {
    view: aPresentationStep({
      options: theLetterChoices({
        written: aFile({ findings: [{ kind: 'address-zone', moveDown: null }], firstPage, isFittable: true }),
      }),
    }),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Ajuster à la page' })).toBeVisible(),
};

export const Fitted: Story = {
  args: { view: aPresentationStep({ options: theLetterChoices({ written: aFile({ originalId: 'document-0' }) }) }) },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Reprendre l’original' })).toBeVisible(),
};

export const OnlyACoverPageHelps: Story = {
  args: { view: aPresentationStep({ options: inTheWay(null) }) },
  play: async ({ canvas }) => expect(canvas.getByRole('radio', { name: /page de garde/ })).toBeChecked(),
};

export const Refused: Story = {
  args: {
    view: aPresentationStep({
      faults: {
        addressPage: { code: 'address-zone-movable', down: 12 },
        level: { code: 'too-many-sheets', most: 3 },
        receipt: { code: 'not-offered' },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/accepte 3 feuilles au plus/);
  },
};

/** Without a price, each level says what is known of it anyway. */
export const WithoutAPrice: Story = {
  args: { view: aPresentationStep({ offers: [] }) },
  play: async ({ canvas }) => expect(canvas.getByText('3 feuilles au plus.')).toBeVisible(),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { view: aPresentationStep({ options: inTheWay(20) }) },
};
export const Dark: Story = {
  globals: { colourScheme: 'dark' },
  args: { view: aPresentationStep({ options: inTheWay(20) }) },
  play: async ({ canvas }) => {
    const [page] = canvas.getAllByRole('img');
    await expect(page).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' });
  },
};
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aPresentationStep({ lang: 'en' }) } };
export const ForProfessionals: Story = { globals: { mode: 'pro' }, args: { view: aPresentationStep({ mode: 'pro' }) } };
