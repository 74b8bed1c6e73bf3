import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActionData } from 'react-router';
import { expect } from 'storybook/test';
import { heard } from '#tests/shared/heard.ts';
import { anAddressedDelivery, aRecap, ownModes, requiredPoint } from '#ui/checkout/checkout.examples.ts';
import { aPickupView, found } from '#ui/pickup/pickup.examples.ts';
import { DeliveryScreen } from './delivery.screen.tsx';
import type { DeliveryView } from './delivery.view.ts';

const meta = { title: 'checkout/What a screen reader hears of the delivery' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const updated = 'Livraison\u202f: 8,40 €. Total TTC\u202f: 52,78 €.';
// One sender only: the virtual keyboard takes radios of two forms for one group.
const atHome: DeliveryView = { ...anAddressedDelivery, groups: [ownModes] };
const toPoint: DeliveryView = {
  ...atHome,
  groups: [
    {
      ...ownModes,
      modes: ownModes.modes.map((mode) => ({ ...mode, selected: mode.code === 'pickup' })),
      pickup: aPickupView(found()),
    },
  ],
  recap: { ...aRecap, totals: [{ label: 'Total TTC', value: '52,78 €', strong: true }] },
  updated,
  next: undefined,
  required: requiredPoint,
};

function Answered() {
  const isAnswered = useActionData<boolean>();
  return <DeliveryScreen view={isAnswered ? toPoint : atHome} />;
}

/** The new price and the required pickup point are announced; the focus stays on the choice. */
export const Mode: Story = {
  parameters: {
    route: {
      path: '*',
      action: async () => true,
    },
  },
  render: () => <Answered />,
  play: async ({ canvas, canvasElement }) => {
    const home = canvas.getByRole('radio', { name: /À domicile/ });
    const { spoken } = await heard(canvasElement, async ({ press, tabsTo, hears }) => {
      await tabsTo(home);
      await press('ArrowDown');
      await hears('Livraison : 8,40 €. Total TTC : 52,78 €.');
      await hears('Pour passer au paiement : choisissez un point de retrait');
    });
    // The phrase may be read before or after the radio is checked.
    await expect(spoken.at(-1)).toMatch(/^radio, En point de retrait 3,90 € .*checked, position 2, set size 3$/);
    const chosen = canvas.getByRole('radio', { name: /En point de retrait/ });
    await expect(chosen).toBeChecked();
    await expect(chosen).toHaveFocus();
  },
};
