import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useLayoutEffect } from 'react';
import { expect } from 'storybook/test';
import { theForwardingAnswers } from '#domain/forwarding/examples.ts';
import { aDatesStep } from '../forwarding.examples.ts';
import { DatesScreen } from './dates.screen.tsx';

const meta = { component: DatesScreen, args: { view: aDatesStep() } } satisfies Meta<typeof DatesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A date, and not its group. */
const date = { selector: 'input' };

export const FixedMonths: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Au plus tôt le .*27\/11\/2026/)).toBeVisible();
    await expect(canvas.getAllByText(/jours ouvrés.*sans compter les samedis et dimanches/)).toHaveLength(2);
    await expect(canvas.queryByLabelText('Dernier jour')).toBeNull();
  },
};

export const WithAnEnd: Story = {
  args: { view: aDatesStep({ answers: theForwardingAnswers({ offer: 'temporary-national-1' }) }) },
  play: async ({ canvas }) => expect(canvas.getByLabelText('Dernier jour', date)).toBeVisible(),
};

/** The first day, its hint and its refusal are those of the chosen activation. */
export const AnotherActivation: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByLabelText('Premier jour', date);
    await userEvent.click(canvas.getByRole('radio', { name: /^En bureau de poste/i }));
    await expect(first).toHaveAttribute('min', '2026-11-24');
    await userEvent.click(canvas.getByRole('radio', { name: /^Par un code reçu/i }));
    await expect(first).toHaveAttribute('min', '2026-11-27');
    await expect(first).toHaveAccessibleDescription(/Du ven\.\s27\/11\/2026/);
  },
};

/** Chosen before the page listens. */
function ChosenEarly(props: ComponentProps<typeof DatesScreen>) {
  useLayoutEffect(() => {
    const office = document.querySelector<HTMLInputElement>('[name=activation]:not(:checked)');
    if (office) office.checked = true;
  }, []);
  return <DatesScreen {...props} />;
}

export const EarlyActivation: Story = {
  render: (args) => <ChosenEarly {...args} />,
  play: async ({ canvas }) => {
    const [early] = canvas.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
    await expect(early).toHaveAccessibleName(/^En bureau de poste/i);
    await expect(canvas.getByLabelText('Premier jour', date)).toHaveAttribute('min', '2026-11-24');
  },
};

export const TooEarly: Story = {
  args: { view: aDatesStep({ faults: { startDate: { code: 'too-early', earliest: '2026-11-27' } } }) },
  play: async ({ canvas }) =>
    expect(canvas.getByLabelText('Premier jour', date)).toHaveAttribute('aria-invalid', 'true'),
};

/** Two days are asked for: what is wrong with the last one says so. */
export const EndsTooEarly: Story = {
  args: {
    view: aDatesStep({
      answers: theForwardingAnswers({ offer: 'temporary-national-1', endDate: '2026-12-02' }),
      faults: { endDate: { code: 'too-early', earliest: '2026-12-16' } },
    }),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByLabelText('Dernier jour', date)).toHaveAccessibleDescription(
      /Le dernier jour est trop proche du premier. Choisissez le mer\.\s16\/12\/2026 au plus tôt./,
    ),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aDatesStep({ lang: 'en' }) } };
