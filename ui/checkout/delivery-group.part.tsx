import { type FormEvent, useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { Button, ButtonLink } from '#ui/shared/components/button.tsx';
import { Mention } from '#ui/shared/components/chip.tsx';
import { WithoutScript } from '#ui/shared/components/hidden.tsx';
import { Notice } from '#ui/shared/components/notice.tsx';
import { RadioCard } from '#ui/shared/components/radio-card.tsx';
import { useCopy } from '#ui/shared/copy/use-copy.ts';
import { Pickup } from '#ui/shared/pickup/pickup.part.tsx';
import styles from './delivery.module.css';
import type { DeliveryGroupView } from './delivery-group.view.ts';

/** One card a shop: what it sends, how and when. */
export function Shop({ group }: { group: DeliveryGroupView }) {
  const copy = useCopy('checkout');
  const { shopId, title, isPartner, lead, modes, pickup, unavailable } = group;
  return (
    <section className={`${styles.section} ${styles.shop}`}>
      <h2>
        {title} {isPartner && <Mention>{copy.partner}</Mention>}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {unavailable ? (
        <Unavailable shopId={shopId} unavailable={unavailable} />
      ) : (
        <Modes shopId={shopId} modes={modes} />
      )}
      {pickup && <Pickup pickup={pickup} />}
    </section>
  );
}

interface UnavailableProps {
  shopId: string;
  unavailable: NonNullable<DeliveryGroupView['unavailable']>;
}

function Unavailable({ shopId, unavailable: { text, change, remove } }: UnavailableProps) {
  return (
    <>
      <Notice view={{ tone: 'error', text }} />
      <Form method="post" className={styles.ways}>
        <input type="hidden" name="intent" value="remove-shop" />
        <input type="hidden" name="shopId" value={shopId} />
        <ButtonLink href={change.href}>{change.label}</ButtonLink>
        <Button kind="secondary">{remove}</Button>
      </Form>
    </>
  );
}

/** A choice counts as soon as it is made; without a script a button says so. */
function Modes({ shopId, modes }: Pick<DeliveryGroupView, 'shopId' | 'modes'>) {
  const copy = useCopy('checkout');
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const chosen = modes.find((mode) => mode.selected)?.code;
  const isListening = useRef(false);
  useEffect(() => {
    const radios = [...(form.current?.querySelectorAll<HTMLInputElement>('[name=mode]') ?? [])];
    const made = radios.find(({ checked }) => checked)?.value;
    if (isListening.current) {
      // The backend may choose as well: for a shop that has chosen nothing, when another one does.
      for (const radio of radios) radio.checked = radio.value === chosen;
    } else if (made && made !== chosen) {
      // A choice that was made before the page could listen counts as well.
      void submit(form.current, { preventScrollReset: true });
    }
    isListening.current = true;
  }, [chosen, submit]);
  const choose = (event: FormEvent<HTMLFormElement>) => void submit(event.currentTarget, { preventScrollReset: true });
  return (
    <Form ref={form} method="post" onChange={choose} className={styles.modes} preventScrollReset>
      <input type="hidden" name="intent" value="mode" />
      <input type="hidden" name="shopId" value={shopId} />
      <fieldset className={styles.modes}>
        <legend>{copy.modes}</legend>
        {modes.map(({ code, name, price, description, dates, selected }) => (
          <RadioCard key={code} name="mode" value={code} selected={selected} title={name} aside={price}>
            {dates && <span className={styles.dates}>{dates}</span>}
            {description}
          </RadioCard>
        ))}
      </fieldset>
      <WithoutScript>
        <Button kind="secondary">{copy.chooseMode}</Button>
      </WithoutScript>
    </Form>
  );
}
