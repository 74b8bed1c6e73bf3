import { Button } from '#ui/components/controls/button.tsx';
import { Checkbox } from '#ui/components/controls/choices/checkbox.tsx';
import { control } from '#ui/components/controls/control.ts';
import { TextField } from '#ui/components/controls/field.tsx';
import { AddressBlock } from '#ui/components/values/address-block.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { DepositFields } from '#ui/journey/deposit-fields.tsx';
import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './summary.module.css';
import type { GoodView, ParcelSummaryView } from './summary.view.ts';

/** Where and when it is handed in, what must not be inside, and what is bought. */
export function SummaryScreen({ view }: { view: ParcelSummaryView }) {
  const copy = useCopy('parcels');
  const { notes } = view;
  return (
    <JourneyPage view={view}>
      <DepositFields view={view} labels={copy} />
      {view.asksReference && (
        <TextField
          {...control('reference', view)}
          label={copy.reference}
          hint={copy.referenceHint}
          maxLength={35}
          autoComplete="off"
          optional
        />
      )}
      <DropOffs dropOffs={view.dropOffs} />
      <Goods view={view} />
      <Label label={view.label} />
      <section className={styles.goods}>
        <p className={styles.text}>{view.save.text}</p>
        <Button kind="secondary" name="intent" value="save-parcel">
          {view.save.label}
        </Button>
      </section>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </JourneyPage>
  );
}

/** Where it can be handed in, near the sender; said only where it is known. */
function DropOffs({ dropOffs }: Pick<ParcelSummaryView, 'dropOffs'>) {
  const copy = useCopy('parcels');
  if (!dropOffs) return null;
  return (
    <section className={styles.goods}>
      <h2>{copy.nearestDropOffs}</h2>
      {dropOffs.note && <p className={styles.text}>{dropOffs.note}</p>}
      <ul className={`${styles.found} ${styles.points}`}>
        {dropOffs.points.map(({ id, name, text, hours }) => (
          <li key={id}>
            <Icon name="parcel" size="small" />
            <span>
              <strong>{name}</strong>
              <span className={styles.text}>{text}</span>
              {hours && <span className={styles.text}>{hours}</span>}
            </span>
          </li>
        ))}
      </ul>
      <a href={dropOffs.more.href} className={styles.list}>
        {dropOffs.more.label}
      </a>
    </section>
  );
}

/** The addresses as they are printed, to be read once more before they are paid for. */
function Label({ label }: Pick<ParcelSummaryView, 'label'>) {
  const copy = useCopy('parcels');
  if (label.length === 0) return null;
  return (
    <section className={styles.goods}>
      <h2>{copy.labelPreview}</h2>
      <div className={styles.label}>
        {label.map(({ title, lines }) => (
          <div key={title}>
            <p>{title}</p>
            <AddressBlock lines={lines} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** A search first, since nobody knows the list by heart; then the acknowledgement. */
function Goods({ view }: { view: ParcelSummaryView }) {
  const copy = useCopy('parcels');
  const { goods, hazmat, errors } = view;
  return (
    <section id={goods.anchor} aria-label={copy.hazmatTitle} className={styles.goods}>
      <h2>{copy.hazmatTitle}</h2>
      <div className={styles.search}>
        <TextField
          {...control('goods', view)}
          label={copy.goods}
          hint={copy.goodsHint}
          maxLength={100}
          required={false}
          autoComplete="off"
        />
        <input type="hidden" name="goodsAnswered" value={view.values.goods ?? ''} />
        <Button kind="secondary" name="intent" value="goods">
          <Icon name="search" size="small" />
          {copy.findGoods}
        </Button>
      </div>
      <div role="status" aria-atomic>
        {/* One piece, which is replaced as a whole: of each part that comes by itself, Firefox would have all said. Without
            an attribute of its kind, Firefox leaves the piece out. */}
        {goods.status && (
          <div key={goods.status} aria-atomic>
            <p>{goods.status}</p>
            {goods.found.length > 0 && (
              <ul className={styles.found}>
                {goods.found.map((good) => (
                  <GoodResult key={good.name} good={good} />
                ))}
              </ul>
            )}
          </div>
        )}
      </div>
      <a href={hazmat.list.href} className={styles.list}>
        {hazmat.list.label}
      </a>
      <Checkbox
        name="hazmat"
        value={hazmat.value}
        label={hazmat.label}
        checked={hazmat.checked}
        error={errors.hazmat}
      />
    </section>
  );
}

const icons = { allowed: 'success', conditions: 'warning', forbidden: 'error' } as const;

const GoodResult = ({ good: { name, verdict, label, text } }: { good: GoodView }) => (
  <li>
    <Icon name={icons[verdict]} size="small" />
    <span>
      <strong>{name}</strong> – <span>{label}</span>
      {text && <span className={styles.text}>{text}</span>}
    </span>
  </li>
);
