import { type ReactNode, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import card from '#ui/components/controls/choices/radio-card.module.css';
import { RadioGroup } from '#ui/components/controls/choices/radio-group.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { Dialog } from '#ui/components/overlays/dialog.tsx';
import { Notice } from '#ui/components/page/notice.tsx';
import { useScripted } from '#ui/components/use-scripted.ts';
import { useErrorTitle } from '#ui/forms/use-error-title.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './address-check.module.css';
import type { AddressCheckView } from './address-check.view.ts';
import { MarkedLines } from './marked-lines.tsx';

/** The result of the address check, and the buttons to go on. */
export function AddressCheck({ check }: { check: AddressCheckView }) {
  return check.suggestions.length > 0 ? <Suggestions check={check} /> : <Unknown check={check} />;
}

/** The address is not recognised: the shopper changes it, or confirms it from the second time. */
function Unknown({ check }: { check: AddressCheckView }) {
  const copy = useCopy('address');
  useErrorTitle(true);
  return (
    <Notice view={{ tone: 'error', title: check.title, text: check.text, takesFocus: true }}>
      {check.keep && (
        <Form method="post" className={styles.confirm}>
          <HiddenFields values={check.hidden} />
          <Button kind="secondary" name="step" value="keep">
            {copy.confirm}
          </Button>
        </Form>
      )}
    </Notice>
  );
}

/** A dialog where scripts run, the same block in the page where they do not. */
function Suggestions({ check }: { check: AddressCheckView }) {
  const isScripted = useScripted();
  const [closed, close] = useState<AddressCheckView | null>(null);
  const [early, keep] = useState<string>();
  if (isScripted)
    return (
      <Dialog open={closed !== check} title={check.title} onClose={() => close(check)}>
        <Choice check={check} early={early} onEdit={() => close(check)} />
      </Dialog>
    );
  // A choice made in the block before hydration is selected in the dialog too.
  const look = (place: HTMLElement | null) => {
    if (place) keep(place.querySelector<HTMLInputElement>('[type=radio]:checked')?.value);
  };
  return (
    <section ref={look} className={styles.inPage}>
      <h3>{check.title}</h3>
      <Choice check={check} />
    </section>
  );
}

interface ChoiceProps {
  check: AddressCheckView;
  /** The value of the suggestion that was chosen before hydration. */
  early?: string | undefined;
  onEdit?: () => void;
}

function Choice({ check, early, onEdit }: ChoiceProps) {
  const copy = useCopy('address');
  const { text, typed, suggestions, keep, hidden } = check;
  const [first] = suggestions;
  const isOne = suggestions.length === 1;
  return (
    <Form method="post" className={styles.choice}>
      <HiddenFields values={hidden} />
      <p>{text}</p>
      <div className={isOne ? styles.sides : styles.list}>
        <Side title={copy.yours}>
          <MarkedLines lines={typed} />
        </Side>
        {isOne && first ? (
          <Side title={copy.suggested}>
            <input type="hidden" name="suggestion" value={first.value} />
            <MarkedLines lines={first.lines} />
          </Side>
        ) : (
          <RadioGroup name="suggestion" label={copy.suggestedMany} className={styles.many}>
            {suggestions.map(({ value, lines }, index) => (
              <label key={value} className={card.card}>
                <input
                  type="radio"
                  name="suggestion"
                  value={value}
                  defaultChecked={early ? early === value : index === 0}
                />
                <MarkedLines lines={lines} />
              </label>
            ))}
          </RadioGroup>
        )}
      </div>
      <div className={styles.buttons}>
        {keep ? (
          <Button kind="secondary" name="step" value="keep">
            {copy.keep}
          </Button>
        ) : (
          onEdit && (
            <Button kind="secondary" type="button" onClick={onEdit}>
              {copy.edit}
            </Button>
          )
        )}
        <Button name="step" value="suggestion">
          {copy.useSuggestion}
        </Button>
      </div>
    </Form>
  );
}

const Side = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.side}>
    <p className={styles.title}>{title}</p>
    {children}
  </div>
);
