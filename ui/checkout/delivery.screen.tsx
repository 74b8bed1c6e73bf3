import { type FormEvent, useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { AddressCheck } from '#ui/shared/address/address-check.part.tsx';
import { AddressForm } from '#ui/shared/address/address-form.part.tsx';
import { AddressPicker } from '#ui/shared/address/address-picker.part.tsx';
import { AddressUndo } from '#ui/shared/address/address-undo.part.tsx';
import { AddressBlock } from '#ui/shared/components/address-block.tsx';
import { Button, ButtonLink } from '#ui/shared/components/button.tsx';
import { WithoutScript } from '#ui/shared/components/hidden.tsx';
import { Icon } from '#ui/shared/components/icon.tsx';
import { Notice, Notices } from '#ui/shared/components/notice.tsx';
import { RadioCard } from '#ui/shared/components/radio-card.tsx';
import { useCopy } from '#ui/shared/copy/use-copy.ts';
import { Billing } from './billing.part.tsx';
import styles from './delivery.module.css';
import type { DeliveryView } from './delivery.view.ts';
import { StepPage } from './recap.part.tsx';

/** Where it goes, then how, shop by shop. */
export function DeliveryScreen({ view }: { view: DeliveryView }) {
  return (
    <StepPage view={view}>
      <Notices views={view.notices} />
      {view.undo && <AddressUndo undo={view.undo} />}
      <Where address={view.address} />
      {view.billing && <Billing billing={view.billing} />}
      {view.groups.map((group) => (
        <Shop key={group.shopId} group={group} />
      ))}
      {view.next && (
        <ButtonLink href={view.next.href} wide>
          {view.next.label}
          <Icon name="next" />
        </ButtonLink>
      )}
    </StepPage>
  );
}

function Where({ address }: Pick<DeliveryView, 'address'>) {
  const copy = useCopy('checkout');
  return (
    <section className={styles.section}>
      <h2>{copy.address}</h2>
      {address.kind === 'set' && (
        <div className={styles.set}>
          <AddressBlock lines={address.block} mark={address.mark} />
          <a href={address.change.href}>{address.change.label}</a>
        </div>
      )}
      {address.kind === 'pick' && <AddressPicker picker={address.picker} />}
      {address.kind === 'form' && (
        <>
          <h3>{address.title}</h3>
          {address.check && <AddressCheck check={address.check} />}
          {/* What the server has changed is shown: another form, not the one that was filled in. */}
          <AddressForm key={Object.values(address.form.values).join('|')} form={address.form} />
        </>
      )}
    </section>
  );
}

function Shop({ group }: { group: DeliveryView['groups'][number] }) {
  return (
    <section className={styles.section}>
      <h2>{group.title}</h2>
      {group.lead && <p className={styles.lead}>{group.lead}</p>}
      {group.unavailable ? (
        <Notice view={{ tone: 'error', text: group.unavailable }} />
      ) : (
        <Modes shopId={group.shopId} modes={group.modes} />
      )}
    </section>
  );
}

/** A choice counts as soon as it is made; without a script a button says so. */
function Modes({ shopId, modes }: Pick<DeliveryView['groups'][number], 'shopId' | 'modes'>) {
  const copy = useCopy('checkout');
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const selected = useRef(modes.find((mode) => mode.selected)?.code);
  // A choice that was made before the page could listen counts as well.
  useEffect(() => {
    const chosen = form.current && new FormData(form.current).get('mode');
    if (chosen && chosen !== selected.current) void submit(form.current, { preventScrollReset: true });
  }, [submit]);
  const choose = (event: FormEvent<HTMLFormElement>) => void submit(event.currentTarget, { preventScrollReset: true });
  return (
    <Form ref={form} method="post" onChange={choose} preventScrollReset>
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
