import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { AddressBlock } from '#ui/shared/components/address-block.tsx';
import { Button } from '#ui/shared/components/button.tsx';
import { Notices } from '#ui/shared/components/notice.tsx';
import { RadioCard } from '#ui/shared/components/radio-card.tsx';
import { useCopy } from '#ui/shared/copy/use-copy.ts';
import type { LinkView } from '#ui/shared/views.ts';
import styles from './payment.module.css';
import type { PaymentView } from './payment.view.ts';
import { StepPage } from './recap.part.tsx';

/** Everything that was chosen, how it is paid, and the one button that orders. */
export function PaymentScreen({ view }: { view: PaymentView }) {
  const copy = useCopy('checkout');
  const { delivery, billing } = view;
  return (
    <StepPage view={view}>
      <Notices views={view.notices} />
      {(delivery || billing) && (
        <div className={styles.chosen}>
          {delivery && <Chosen title={copy.delivery} {...delivery} />}
          {billing && <Chosen title={copy.billing} {...billing} />}
        </div>
      )}
      <Order view={view} />
    </StepPage>
  );
}

interface ChosenProps {
  title: string;
  block: string[];
  mark?: string;
  modes?: string[];
  change: LinkView;
}

function Chosen({ title, block, mark, modes, change }: ChosenProps) {
  return (
    <section>
      <h2>{title}</h2>
      <AddressBlock lines={block} mark={mark} />
      {modes?.map((mode) => (
        <p key={mode}>{mode}</p>
      ))}
      <a href={change.href}>{change.label}</a>
    </section>
  );
}

function Order({ view: { modes, order } }: { view: PaymentView }) {
  const copy = useCopy('checkout');
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" className={styles.order} onSubmit={useOnce(busy)}>
      <input type="hidden" name="intent" value="order" />
      <input type="hidden" name="shown" value={order.shown} />
      <h2>{copy.payment}</h2>
      <fieldset>
        <legend>{copy.payment}</legend>
        {modes.map(({ code, name, description, selected }) => (
          <RadioCard key={code} name="mode" value={code} selected={selected} title={name}>
            {description}
          </RadioCard>
        ))}
      </fieldset>
      <p>{order.reminder}</p>
      <Button wide aria-disabled={busy || undefined}>
        {order.label}
      </Button>
    </Form>
  );
}

/** A second click while the first is on its way does nothing; the server would see one attempt anyway. */
function useOnce(busy: boolean) {
  const sent = useRef(false);
  useEffect(() => {
    if (!busy) sent.current = false;
  }, [busy]);
  return (event: { preventDefault: () => void }) => {
    if (sent.current) event.preventDefault();
    sent.current = true;
  };
}
