import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { theForwardingAnswers } from '#domain/forwarding/examples.ts';
import { withoutEmpty } from '#domain/journey/journey.ts';
import { aBeneficiariesStep } from '../forwarding.examples.ts';
import { BeneficiariesScreen } from './beneficiaries.screen.tsx';

const meta = { component: BeneficiariesScreen, args: { view: aBeneficiariesStep() } } satisfies Meta<
  typeof BeneficiariesScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AHousehold: Story = {
  play: async ({ canvas }) => expect(canvas.getAllByRole('textbox')).toHaveLength(6),
};

export const BeginsWithTheHolder: Story = {
  args: {
    view: aBeneficiariesStep({
      answers: withoutEmpty(theForwardingAnswers({ 'beneficiary.a': '', 'beneficiary.b': '' })),
    }),
  },
  play: async ({ canvas }) => expect(canvas.getByLabelText('Nom 1')).toHaveValue('Compte Particulier'),
};

export const AWrongName: Story = {
  args: { view: aBeneficiariesStep({ faults: { 'beneficiary.b': { code: 'name' } } }) },
  play: async ({ canvas }) => expect(canvas.getByLabelText(/^Nom 2/)).toHaveAttribute('aria-invalid', 'true'),
};

export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aBeneficiariesStep({ lang: 'en' }) } };
