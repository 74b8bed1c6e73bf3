import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { aLogo, aLogoPicture, aRefusedLogo, theLogoAnswers, theLogoChoices } from '#domain/logo/examples.ts';
import type { LogoPicture } from '#domain/logo/logo.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { lapseNotices } from '../lapse.view.ts';
import { aLibraryStep } from '../logo.examples.ts';
import { LibraryScreen } from './library.screen.tsx';

/** Every state of a subscription, none of which ends soon. */
const all = [
  aLogo({ endDate: '2099-12-20' }),
  aRefusedLogo(),
  aLogo({ id: 'logo-3', name: 'Vitrine', label: 'awaiting', endDate: null, isExtendable: false }),
  aLogo({ id: 'logo-4', name: 'Catalogue', label: 'expired', endDate: '2026-10-01' }),
  aLogo({ id: 'logo-5', name: 'Ancienne enseigne', label: 'removed', endDate: null, isExtendable: false }),
  aLogo({ id: 'logo-6', name: 'Tampon', label: null, endDate: null, isExtendable: false, order: null }),
];
const choices = (sent: LogoPicture | null = null) => theLogoChoices({ logos: all, sent });

const meta = {
  component: LibraryScreen,
  args: { view: aLibraryStep({ answers: {}, options: choices() }) },
} satisfies Meta<typeof LibraryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  tags: ['hydrated'],
  play: async ({ canvas }) => {
    for (const text of ['Validé', 'Logo refusé', 'En attente de validation', 'Expiré', 'Supprimé'])
      await expect(canvas.getByText(text, { exact: true })).toBeVisible();
    await expect(canvas.getByText('On voit un verre de vin.')).toBeVisible();
    const told = canvas.getByText(/La loi Évin/);
    await expect(told).toBeVisible();
    const mark = told.closest('[role=status]')?.querySelector('svg')?.getBoundingClientRect();
    await expect(told.getBoundingClientRect().left, 'beside the mark of the notice').toBeGreaterThan(
      mark?.right ?? 9999,
    );
    await expect(canvas.getByRole('link', { name: /Corriger et renvoyer/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Expiré (1)' }));
    await expect(canvas.getByText('Catalogue', { exact: true })).toBeVisible();
    await expect(canvas.getByText('On voit un verre de vin.')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Tous (6)' }));
    await expect(canvas.getByText('On voit un verre de vin.')).toBeVisible();
  },
};

/** However many logos there are, few stand above what is asked; with one thing to do, nobody asks what to do. */
export const FortyLogos: Story = {
  args: {
    view: aLibraryStep({
      answers: {},
      options: theLogoChoices({
        logos: Array.from({ length: 40 }, (_, at) => aLogo({ id: `logo-${at}` })),
        sent: null,
      }),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Continuer avec un nouveau logo' }).getBoundingClientRect();
    const list = canvas.getByRole('heading', { name: 'Vos logos' }).getBoundingClientRect();
    await expect(list.bottom).toBeLessThan(button.top);
    const seen = () => canvas.getAllByRole('heading', { name: 'Enseigne' });
    await expect(seen()).toHaveLength(6);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Afficher les 40 logos' }));
    await expect(seen()).toHaveLength(40);
    await expect(canvas.queryByRole('radio')).toBe(null);
    await expect(canvas.getByLabelText('Votre logo')).toBeVisible();
    await expect(canvasElement.querySelector('[name=subject]')).toHaveValue('nouveau');
  },
};

export const ToExtend: Story = {
  tags: ['hydrated'],
  args: { view: aLibraryStep({ answers: { subject: 'prolonger.logo-1' }, options: choices() }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /Prolonger .*Enseigne/ })).toBeChecked();
    await expect(canvas.getByLabelText('Votre logo')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Nouveau logo/ }));
    await expect(canvas.getByLabelText('Votre logo')).toBeVisible();
  },
};

/** The logo that was to be extended is gone: the question is asked again. */
export const NotOffered: Story = {
  args: {
    view: {
      ...aLibraryStep({ answers: { subject: 'prolonger.logo-9' }, options: choices() }),
      errors: { subject: 'Ce choix n’est plus proposé.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Nouveau logo/ })).not.toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Ce choix n’est plus proposé.' })).toBeVisible();
  },
};

export const EndsSoon: Story = {
  args: {
    view: {
      ...aLibraryStep({ answers: {}, options: choices() }),
      lapses: lapseNotices(
        theLogoChoices({ logos: [aLogo({ endDate: '2026-12-20' })] }),
        wordingOf({ lang: 'fr', mode: 'pro' }),
        '2026-12-13',
      ),
    },
  },
  play: async ({ canvas }) => {
    const told = within(
      canvas.getByText(/se termine dans 7 jours/).closest<HTMLElement>('[role=status]') ?? document.body,
    );
    await expect(told.getByRole('link', { name: /^Prolonger/ })).toHaveAttribute(
      'href',
      expect.stringContaining('demande=prolonger.logo-1'),
    );
  },
};
export const Empty: Story = {
  args: { view: aLibraryStep({ answers: {}, options: theLogoChoices({ logos: [], sent: null }) }) },
  play: async ({ canvas }) => expect(canvas.getByText(/n’avez pas encore envoyé de logo/)).toBeVisible(),
};
export const Away: Story = {
  args: { view: aLibraryStep({ answers: {}, options: theLogoChoices({ logos: null, sent: null }) }) },
  play: async ({ canvas }) => expect(canvas.getByText(/ne peuvent pas être affichés/)).toBeVisible(),
};
export const Visitor: Story = {
  args: {
    view: aLibraryStep({ answers: {}, options: theLogoChoices({ logos: [], sent: null }), isSignedIn: false }),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Se connecter' })).toBeVisible(),
};

const withPicture = (over: Partial<LogoPicture> = {}): Story['args'] => ({
  view: aLibraryStep({ options: choices(aLogoPicture(over)) }),
});
const says = (text: RegExp): Story['play'] => {
  return async ({ canvas }) => expect(canvas.getByText(text)).toBeVisible();
};

export const Clean: Story = { args: withPicture(), play: says(/prêt à être cadré/) };

/** The form begins anew with what was sent; the keyboard goes on from where it was. */
export const SentByTheKeyboard: Story = {
  tags: ['hydrated'],
  render: function Sent({ view }) {
    const [shown, setShown] = useState(view);
    const sent = { ...aLibraryStep({ answers: theLogoAnswers(), options: choices(aLogoPicture()) }), version: '9' };
    return (
      <div onSubmitCapture={() => setShown(sent)}>
        <LibraryScreen view={shown} />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Continuer avec un nouveau logo' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/prêt à être cadré/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continuer avec un nouveau logo' })).toHaveFocus();
  },
};
export const Received: Story = { args: withPicture({ state: 'received', size: null }), play: says(/va commencer/) };
export const Scanning: Story = {
  args: withPicture({ state: 'scanning', size: null }),
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Actualiser' })).toBeVisible(),
};
export const Infected: Story = { args: withPicture({ state: 'infected' }), play: says(/contient un virus/) };
export const Unscanned: Story = { args: withPicture({ state: 'unscanned' }), play: says(/n’a pas pu être analysé/) };
export const ForInks: Story = { args: withPicture({ findings: ['colour-space'] }), play: says(/CMJN/) };
export const TooSmall: Story = { args: withPicture({ findings: ['too-small'] }), play: says(/trop peu de pixels/) };
export const WhiteWithAProgram: Story = {
  args: withPicture({ findings: ['white-on-transparent', 'script-removed'] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/blanc sur fond transparent/)).toBeVisible();
    await expect(canvas.getByText(/seule l’image est imprimée/)).toBeVisible();
  },
};
export const FileRefused: Story = {
  args: {
    view: aLibraryStep({
      answers: theLogoAnswers(),
      options: choices(aLogoPicture()),
      faults: { file: { code: 'too-few-pixels', width: 200, height: 100, minWidth: 368, minHeight: 528 } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Choisir un autre fichier')).toHaveAccessibleDescription(/200\s×\s100\spixels/);
    await expect(canvas.getByText(/reste votre logo/)).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  globals: { colourScheme: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('li img')).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' });
  },
};
export const InEnglish: Story = {
  globals: { language: 'en' },
  args: { view: aLibraryStep({ lang: 'en', answers: {}, options: choices() }) },
};
