import { Form } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { RadioCard } from '#ui/components/controls/choices/radio-card.tsx';
import { RadioGroup } from '#ui/components/controls/choices/radio-group.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './selection.module.css';
import type { SelectionCard, SelectionView } from './selection.view.ts';

/** Asks which of two carts is ordered first. */
export function SelectionScreen({ view: { title, text, carts, back } }: { view: SelectionView }) {
  const copy = useCopy('cart');
  return (
    <Page>
      <h1 className={styles.title}>{title}</h1>
      <p>{text}</p>
      <Form method="post" className={styles.form}>
        <RadioGroup name="cart" label={copy.choice} className={styles.carts}>
          {carts.map((cart) => (
            <Card key={cart.mode} cart={cart} />
          ))}
        </RadioGroup>
        <div className={styles.ways}>
          <Button>
            {copy.continue}
            <Icon name="next" />
          </Button>
          <a href={back.href}>{back.label}</a>
        </div>
      </Form>
    </Page>
  );
}

function Card({ cart: { mode, title, total, lines, note, profile, selected } }: { cart: SelectionCard }) {
  return (
    <RadioCard name="cart" value={mode} selected={selected} title={title} price={total}>
      <span className={styles.lines}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      <span className={styles.note}>{note}</span>
      {profile && <strong>{profile}</strong>}
    </RadioCard>
  );
}
