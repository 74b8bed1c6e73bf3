import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aContract, anAwaitedContract, aRunningContract } from '#domain/orders/examples.ts';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aContractView } from '#ui/forwarding/forwarding.examples.ts';
import { ContractScreen } from './contract.screen.tsx';

const meta = {
  component: ContractScreen,
  args: { view: aContractView({ contract: anAwaitedContract() }) },
} satisfies Meta<typeof ContractScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { posted, recording } = recordingPosts();

export const AwaitsTheCode: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code de la lettre' }), '482913');
    await userEvent.click(canvas.getByRole('button', { name: 'Activer le contrat' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'code', code: '482913' }));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WrongCode: Story = {
  args: {
    view: aContractView({
      contract: anAwaitedContract({
        codeEntry: { status: 'open', triesLeft: 1, expiresOn: '2026-12-23', resendFrom: '2026-11-26' },
      }),
      typed: { code: '000000', error: 'Ce code n’est pas celui de la dernière lettre. Vérifiez chaque signe.' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    // Its title stands also above a code that is missing, or that could not be checked.
    await expect(canvas.getByRole('alert')).not.toHaveTextContent(/accepté/);
    const code = canvas.getByRole('textbox', { name: 'Code de la lettre' });
    await expect(code).toHaveValue('000000');
    await expect(code).toHaveAccessibleDescription(/Il reste un essai\..*Vérifiez chaque signe/);
  },
};

export const AnotherLetter: Story = {
  parameters: recording,
  args: { view: aContractView({ contract: anAwaitedContract(), today: '2026-11-27' }) },
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Demander une autre lettre' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'letter' }));
  },
};

const spent = { triesLeft: 0, expiresOn: '2026-11-20', resendFrom: '2026-11-24' };

export const TooManyTries: Story = {
  args: { view: aContractView({ contract: anAwaitedContract({ codeEntry: { status: 'locked', ...spent } }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByText(/Trop de codes erronés/)).toBeVisible();
  },
};

export const LetterTooOld: Story = {
  args: { view: aContractView({ contract: anAwaitedContract({ codeEntry: { status: 'expired', ...spent } }) }) },
};

export const CardAsked: Story = {
  tags: ['hydrated'],
  parameters: recording,
  args: { view: aContractView({ contract: aRunningContract() }) },
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Non, pas encore' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'card', recue: 'non' }));
  },
};

export const CardMissing: Story = {
  args: { view: aContractView({ contract: aRunningContract({ card: 'missing' }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Oui, elle est arrivée' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Non, pas encore' })).toBeNull();
  },
};
export const AtAPostOffice: Story = {
  args: {
    view: aContractView({
      contract: aContract({
        steps: [
          { kind: 'paid', isReached: true, day: '2026-11-20' },
          { kind: 'identity-checked', isReached: false, day: null },
        ],
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/avec le numéro de contrat CONTRAT-1/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Trouver un bureau de poste' })).toHaveAttribute(
      'href',
      '/points-de-vente',
    );
  },
};
export const CardReceived: Story = {
  args: { view: aContractView({ contract: aRunningContract({ card: 'received' }) }) },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
export const Stopped: Story = { args: { view: aContractView({ contract: aContract({ status: 'objected' }) }) } };
export const Cancelled: Story = { args: { view: aContractView({ contract: aContract({ status: 'cancelled' }) }) } };
export const ToBeVerified: Story = {
  args: { view: aContractView({ contract: aContract({ status: 'to-be-verified' }) }) },
};
