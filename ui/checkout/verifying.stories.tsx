import type { Meta, StoryObj } from '@storybook/react-vite';
import { aVerification } from './checkout.examples.ts';
import { VerifyingScreen } from './verifying.screen.tsx';

const meta = { component: VerifyingScreen, args: { view: aVerification } } satisfies Meta<typeof VerifyingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const MayStillPay: Story = {
  args: { view: { ...aVerification, resume: { label: 'Revenir à la page de paiement', href: '/paiement/reprise' } } },
};
