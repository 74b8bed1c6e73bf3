import { useEffect, useRef } from 'react';
import { Form, useLocation } from 'react-router';
import { Button, ButtonLink } from '#ui/components/controls/button.tsx';
import { FieldError, TextField } from '#ui/components/controls/field.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { Notice, Notices } from '#ui/components/page/notice.tsx';
import { AddressBlock } from '#ui/components/values/address-block.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { lineOf } from '#ui/map/map.view.ts';
import { PlacesMap } from '#ui/map/places-map.tsx';
import type { QueryName } from '#ui/routing/queries/queries.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './pickup.module.css';
import type { PickupView, PointView } from './pickup.view.ts';

interface PickupProps {
  pickup: PickupView;
  heading?: 'h2' | 'h3';
  /** The form that a choice is sent with; absent: one of its own. */
  form?: string;
  /** What is wrong with the choice, where its form says it. */
  error?: string | undefined;
}

/** The pickup point of one sender's parcel: the chosen one, or the points to choose from. Works without scripts. */
export function Pickup({ pickup, heading: Heading = 'h3', form, error }: PickupProps) {
  const copy = useCopy('pickup');
  const { anchor, chosen, notices, later, search, failed } = pickup;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed button may be far below the message.
    if (notices.length > 0) title.current?.scrollIntoView({ block: 'center' });
  }, [notices]);
  return (
    <div
      id={anchor}
      role="group"
      aria-labelledby={`${anchor}-titre`}
      aria-describedby={error ? `${anchor}-erreur` : undefined}
      className={styles.pickup}
    >
      <Heading ref={title} id={`${anchor}-titre`}>
        {copy.title}
      </Heading>
      <Notices views={notices} />
      <FieldError id={`${anchor}-erreur`} text={error} />
      {chosen && <Chosen key={chosen.name} chosen={chosen} />}
      {later && <a href={later.href}>{later.label}</a>}
      {search && <Search search={search} />}
      {failed && (
        <Notice view={{ tone: 'error', text: failed.text }}>
          <a href={failed.again.href}>{failed.again.label}</a>
        </Notice>
      )}
      <Points pickup={pickup} form={form} />
    </div>
  );
}

function Chosen({
  chosen: { name, number, block, today, reason, change },
}: {
  chosen: NonNullable<PickupView['chosen']>;
}) {
  return (
    <div className={styles.chosen}>
      <div>
        <p className={styles.name}>{name}</p>
        <AddressBlock lines={block} />
        <p>{number}</p>
        {today && <p>{today}</p>}
        {reason && <Reason text={reason} />}
      </div>
      <a href={change.href}>{change.label}</a>
    </div>
  );
}

function Search({ search: { action, hiddenFields, values, errors } }: { search: NonNullable<PickupView['search']> }) {
  const copy = useCopy('pickup');
  return (
    <Form key={Object.values(values).join('|')} action={action} role="search" noValidate className={styles.search}>
      <HiddenFields values={hiddenFields} />
      <TextField
        name={'rue' satisfies QueryName<'delivery'>}
        label={copy.address}
        defaultValue={values.address}
        optional
        maxLength={200}
      />
      <TextField
        name={'cp' satisfies QueryName<'delivery'>}
        label={copy.postalCode}
        defaultValue={values.postalCode}
        error={errors.cp}
        alone
        required={false}
        inputMode="numeric"
        maxLength={11}
        short
      />
      <TextField
        name={'ville' satisfies QueryName<'delivery'>}
        label={copy.town}
        defaultValue={values.town}
        required={false}
        maxLength={100}
      />
      <Button kind="secondary">
        <Icon name="search" size="small" />
        {copy.search}
      </Button>
    </Form>
  );
}

/** Why a point cannot be chosen. */
const Reason = ({ text }: { text: string }) => (
  <p className={styles.reason}>
    <Icon name="info" size="small" />
    <span>{text}</span>
  </p>
);

function Points({ pickup, form }: { pickup: PickupView; form: string | undefined }) {
  const copy = useCopy('pickup');
  const { search } = useLocation();
  const { sellerId, anchor, summary, points, more, map } = pickup;
  const list = (
    <ol className={styles.points} aria-label={copy.list}>
      {points.map((point) => (
        <Point key={point.id} point={point} form={form} />
      ))}
    </ol>
  );
  return (
    <>
      <p role="status" aria-atomic className={styles.summary}>
        {summary}
      </p>
      {map && <PlacesMap map={map} />}
      {points.length > 0 && form && list}
      {points.length > 0 && !form && (
        <Form method="post" action={`${search}#${anchor}`}>
          <input type="hidden" name="intent" value="point" />
          <input type="hidden" name="sellerId" value={sellerId} />
          {list}
        </Form>
      )}
      {more && (
        <ButtonLink href={more.href} kind="secondary" data-scroll="keep">
          {more.label}
        </ButtonLink>
      )}
    </>
  );
}

function Point({ point, form }: { point: PointView; form: string | undefined }) {
  const copy = useCopy('pickup');
  const { id, country, name, distance, address, today, week, reason, choose } = point;
  return (
    <li
      id={lineOf(id)}
      tabIndex={-1}
      aria-label={name}
      className={`${styles.point}${reason ? ` ${styles.closed}` : ''}`}
    >
      <p className={styles.name}>
        <span>{name}</span>
        {distance && <span className={styles.distance}>{distance}</span>}
      </p>
      <div className={styles.where}>
        <p>{address}</p>
        {week.length > 0 && (
          <details className={styles.week}>
            <summary data-link>
              <span>{today ?? copy.week}</span>
              <VisuallyHidden>{`${today ? ` – ${copy.week}` : ''} – ${name}, ${address}`}</VisuallyHidden>
            </summary>
            <dl>
              {week.map(({ day, hours }) => (
                <div key={day}>
                  <dt>{day}</dt>
                  <dd>{hours}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
      {reason ? (
        <Reason text={reason} />
      ) : (
        <Button kind="secondary" form={form} name="point" value={`${country}:${id}`} aria-label={choose}>
          {copy.choose}
        </Button>
      )}
    </li>
  );
}
