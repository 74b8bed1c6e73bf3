import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aLogo, theLogoAnswers, theLogoChoices } from '#domain/logo/examples.ts';
import { anExtensionStep } from '../logo.examples.ts';
import { ExtensionScreen } from './extension.screen.tsx';

const meta = { component: ExtensionScreen, args: { view: anExtensionStep() } } satisfies Meta<typeof ExtensionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewLogo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/commence à la validation/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /12 mois/ })).toBeChecked();
    await expect(canvas.getByText(/au 26\/11\/2028/)).toBeVisible();
  },
};

const extended = theLogoAnswers({ subject: 'prolonger.logo-1' });
export const CountsFromItsEnd: Story = {
  args: { view: anExtensionStep({ answers: extended }) },
  play: async ({ canvas }) => expect(canvas.getByText(/fin actuelle, le .*20\/12\/2026/)).toBeVisible(),
};
export const CountsFromToday: Story = {
  args: {
    view: anExtensionStep({
      answers: extended,
      options: theLogoChoices({ logos: [aLogo({ label: 'expired', endDate: '2026-10-01' })] }),
    }),
  },
  play: async ({ canvas }) => expect(canvas.getByText(/compte à partir d’aujourd’hui/)).toBeVisible(),
};
export const WithoutTerms: Story = { args: { view: anExtensionStep({ terms: new Map() }) } };
export const NothingChosen: Story = {
  args: { view: anExtensionStep({ faults: { months: { code: 'required' } } }) },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveFocus(),
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { colourScheme: 'dark' } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: anExtensionStep({ lang: 'en' }) } };
