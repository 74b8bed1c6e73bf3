import { Button } from '#ui/components/controls/button.tsx';
import { RadioCards } from '#ui/components/controls/choices/radio-cards.tsx';
import { fieldId } from '#ui/components/controls/field.tsx';
import { WithoutScript } from '#ui/components/page/hidden.tsx';
import { JourneyPage, stepFormId } from '#ui/journey/journey-page.tsx';
import { Pickup } from '#ui/pickup/pickup.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import { ChosenCarrier } from '../chosen-carrier.tsx';
import type { DeliveryView } from './delivery.view.ts';

/**
 * How it is delivered and covered; the points stand below, and choosing one keeps what is chosen here. Whoever has chosen
 * one goes on from there.
 */
export function DeliveryScreen({ view }: { view: DeliveryView }) {
  const copy = useCopy('parcels');
  const { title } = useCopy('pickup');
  const { errors, values, ways, covers, printings, pickup, carrier } = view;
  const points = pickup && (
    <section id={fieldId('pickupPoint')} tabIndex={-1} aria-label={title}>
      <Pickup pickup={pickup} heading="h2" form={stepFormId} error={errors.pickupPoint} />
    </section>
  );
  return (
    <JourneyPage view={view} after={points}>
      <input type="hidden" name="pickupPoint" value={values.pickupPoint ?? ''} />
      {values.carrier && <input type="hidden" name="carrier" value={values.carrier} />}
      {carrier && <ChosenCarrier carrier={carrier} />}
      <RadioCards name="way" label={copy.way} choices={ways} error={errors.way} />
      {!pickup && ways.some(({ value }) => value === 'point') && (
        <WithoutScript>
          <Button kind="secondary" name="intent" value="points">
            {copy.findPoint}
          </Button>
        </WithoutScript>
      )}
      <RadioCards name="cover" label={copy.cover} choices={covers} error={errors.cover} />
      {printings.length > 0 && (
        <RadioCards name="printing" label={copy.printing} choices={printings} error={errors.printing} />
      )}
    </JourneyPage>
  );
}
