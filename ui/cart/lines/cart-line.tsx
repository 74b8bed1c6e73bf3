import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { Quantity } from '#ui/components/controls/quantity.tsx';
import { Notice } from '#ui/components/page/notice.tsx';
import { Amount } from '#ui/components/values/amount.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { Picture } from '#ui/components/values/picture.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './cart-line.module.css';
import type { CartLineView, ComposedView } from './cart-line.view.ts';
import type { LinesForm } from './use-lines-form.ts';

/**
 * The id of the lines' form: every quantity field and button belongs to it, so that any button sends all typed
 * quantities.
 */
export const linesForm = 'lignes';

interface CartLineProps {
  line: CartLineView;
  /** What changed since the shopper last looked. */
  message: string | undefined;
  lines: Pick<LinesForm, 'wanted' | 'want' | 'isBusy'>;
}

export function CartLine({ line, message, lines }: CartLineProps) {
  const { key, title, href, picture, facts, parcels } = line;
  const wanted = lines.wanted[key];
  const copy = useCopy('cart');
  return (
    <li className={styles.line}>
      {picture ? (
        <Picture src={picture} name={title} size={96} />
      ) : (
        <div className={styles.symbol}>
          <Icon name={line.symbol} size="large" />
        </div>
      )}
      <div className={styles.heading}>
        <h3>{href ? <a href={href}>{title}</a> : title}</h3>
        {facts.map((fact) => (
          <p key={fact} className={styles.unit}>
            {fact}
          </p>
        ))}
        {parcels && <Each parcels={parcels} />}
      </div>
      {parcels ? (
        <RemovalQuestion line={line} parcels={parcels} />
      ) : (
        <div className={styles.remove}>
          <Composed line={line} />
          <Remove id={line.id} label={line.removeLabel}>
            <Trash />
            {copy.remove}
          </Remove>
        </div>
      )}
      <div className={styles.quantity}>
        {(parcels?.count ?? line.fixed) || (
          <Quantity
            id={`quantite-${key}`}
            form={linesForm}
            name={line.quantityName}
            label={line.quantityLabel}
            value={wanted ?? String(line.quantity)}
            max={line.max}
            onWanted={(text) => lines.want(key, text)}
          />
        )}
      </div>
      {/* The page says the new total of the cart. */}
      <output aria-live="off" className={styles.total}>
        {wanted && lines.isBusy ? copy.updating : <Amount amount={line.total} note={line.totalNote} />}
      </output>
      {line.bare && <Bare bare={line.bare} />}
      {message && (
        <div className={styles.message} data-line-message>
          <Notice view={{ tone: 'warning', text: message }} />
        </div>
      )}
    </li>
  );
}

/** A service that was never composed says where that is done; « Supprimer » stands beside it. */
function Bare({ bare: { text, compose, edits = [] } }: { bare: NonNullable<CartLineView['bare']> }) {
  return (
    <div className={styles.message} data-line-message>
      <Notice view={{ tone: 'warning', text }}>
        {compose && <a href={compose.href}>{compose.label}</a>}
        {edits.map((edit) => (
          <JourneyForm key={edit.configuration} intent="edit" of={edit} text={edit.label} kind="primary" />
        ))}
      </Notice>
    </div>
  );
}

interface RemoveProps {
  id: string;
  kind?: 'secondary' | 'quiet';
  label?: string;
  children: ReactNode;
}

function Remove({ id, kind = 'quiet', label, children }: RemoveProps) {
  return (
    <Button kind={kind} form={linesForm} name="remove" value={id} aria-label={label}>
      {children}
    </Button>
  );
}

/**
 * « Modifier »: opens the journey in which the service was composed; the line is changed in place. « Dupliquer »: the same
 * once more, as a line of its own.
 */
function Composed({ line: { edit, duplicate } }: { line: Pick<CartLineView, 'edit' | 'duplicate'> }) {
  const copy = useCopy('cart');
  return (
    <>
      {edit && <JourneyForm intent="edit" of={edit} text={copy.edit} />}
      {duplicate && <JourneyForm intent="duplicate" of={duplicate} text={copy.duplicate} />}
    </>
  );
}

interface JourneyFormProps {
  intent: 'edit' | 'duplicate';
  of: ComposedView;
  text: string;
  kind?: 'primary' | 'quiet';
}

function JourneyForm({ intent, of: { action, configuration, label }, text, kind = 'quiet' }: JourneyFormProps) {
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="configuration" value={configuration} />
      <Button kind={kind} aria-label={label}>
        {text}
      </Button>
    </Form>
  );
}

function Trash() {
  return <Icon name="trash" size="small" />;
}

/** Removing several parcels asks for confirmation, in the page itself. */
function RemovalQuestion({ line, parcels }: { line: CartLineView; parcels: NonNullable<CartLineView['parcels']> }) {
  const copy = useCopy('cart');
  return (
    <details className={styles.remove}>
      <summary data-link aria-label={line.removeLabel}>
        <Trash />
        {copy.remove}
      </summary>
      <p>{parcels.question}</p>
      <Remove id={line.id} kind="secondary">
        {parcels.confirm}
      </Remove>
    </details>
  );
}

function Each({ parcels: { each } }: { parcels: NonNullable<CartLineView['parcels']> }) {
  const copy = useCopy('cart');
  return (
    <details className={styles.parts}>
      <summary data-link>{copy.parts}</summary>
      <ul>
        {each.map((parcel) => (
          <li key={parcel.id}>
            <span>{parcel.text}</span>
            <span>{parcel.total}</span>
            <div className={styles.part}>
              <Composed line={parcel} />
              <Remove id={parcel.id} label={parcel.removeLabel}>
                <Trash />
                {copy.remove}
              </Remove>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
