import { Button } from '#ui/components/controls/button.tsx';
import { TextField } from '#ui/components/controls/field.tsx';
import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { autoFocusProps } from '#ui/forms/whole-load.ts';
import { lineOf } from '#ui/map/map.view.ts';
import type { QueryName } from '#ui/routing/queries/queries.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './points-of-sale.module.css';
import type { PointOfSaleView, PointsOfSaleView } from './points-of-sale.view.ts';

type Name = QueryName<'pointsOfSale'>;

/** The search, and how many it found. */
export const PointsOfSaleSearch = ({ form, summary }: Pick<PointsOfSaleView, 'form' | 'summary'>) => (
  <>
    <Search form={form} />
    <p
      role="status"
      aria-atomic
      aria-label={summary ?? undefined}
      tabIndex={-1}
      className={styles.summary}
      {...(summary !== null && autoFocusProps)}
    >
      {summary}
    </p>
  </>
);

/** What was found, the nearest first; where nothing is listed, what is done without it. */
export function PointsFound({ points, atHome }: Pick<PointsOfSaleView, 'points' | 'atHome'>) {
  const copy = useCopy('points-of-sale');
  if (atHome) return <AtHome {...atHome} />;
  return (
    <ol className={styles.points} aria-label={copy.list}>
      {points.map((point) => (
        <Point key={point.id} point={point} />
      ))}
    </ol>
  );
}

const AtHome = ({ title, ways }: NonNullable<PointsOfSaleView['atHome']>) => (
  <section className={styles.home} aria-labelledby="sans-se-deplacer">
    <h2 id="sans-se-deplacer">{title}</h2>
    <ul>
      {ways.map(({ icon, link: { label, href } }) => (
        <li key={href}>
          <Icon name={icon} size="large" />
          <a href={href} data-covers>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </section>
);

function Search({ form: { action, address, postalCode, town, error } }: Pick<PointsOfSaleView, 'form'>) {
  const copy = useCopy('points-of-sale');
  return (
    <form action={action} noValidate className={styles.search}>
      <TextField name={'rue' satisfies Name} label={copy.address} defaultValue={address} optional maxLength={200} />
      <TextField
        name={'cp' satisfies Name}
        label={copy.postalCode}
        defaultValue={postalCode}
        {...(error ? { ...autoFocusProps, error } : {})}
        required={false}
        inputMode="numeric"
        maxLength={11}
        short
      />
      <TextField name={'ville' satisfies Name} label={copy.town} defaultValue={town} required={false} maxLength={100} />
      <Button>{copy.search}</Button>
    </form>
  );
}

function Point({ point: { id, name, distance, address, sells, today, week } }: { point: PointOfSaleView }) {
  const copy = useCopy('points-of-sale');
  return (
    <li id={lineOf(id)} tabIndex={-1} aria-label={name}>
      <div className={styles.head}>
        <h2>{name}</h2>
        {distance && <span>{distance}</span>}
      </div>
      <p>{address}</p>
      {sells.length > 0 && (
        <ul aria-label={copy.sells}>
          {sells.map(({ icon, label }) => (
            <li key={label}>
              <Icon name={icon} size="small" />
              <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
      {today && <p>{today}</p>}
      {week.length > 0 && (
        <details>
          <summary data-link>
            {copy.week}
            <VisuallyHidden>{` – ${name}, ${address}`}</VisuallyHidden>
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
    </li>
  );
}
