import { ButtonLink } from '#ui/components/controls/button.tsx';
import { Mention } from '#ui/components/controls/choices/chip.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import type { LinkView } from '#ui/components/views.ts';
import { joinFacts } from '#ui/wording/join-facts.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './product.module.css';
import type { TermsView } from './terms.view.ts';

/** Stands before the button, so that the shopper knows the terms before adding. */
export function Terms({ view }: { view: TermsView }) {
  return (
    <>
      <Marks marks={view.marks} />
      <Supply view={view} />
      {view.notice && (
        <ButtonLink href={view.notice.href} kind="secondary" wide>
          {view.notice.label}
        </ButtonLink>
      )}
      {view.instead && (
        <ButtonLink href={view.instead.href} kind="secondary" wide>
          {view.instead.label}
        </ButtonLink>
      )}
      {view.start && <Start start={view.start} />}
    </>
  );
}

function Marks({ marks }: { marks: TermsView['marks'] }) {
  const copy = useCopy('product');
  if (marks.length === 0) return null;
  return (
    <ul className={styles.marks} aria-label={copy.marks}>
      {marks.map(({ label, sheet }) => (
        <li key={label}>{sheet ? <a href={sheet}>{label}</a> : <Mention>{label}</Mention>}</li>
      ))}
    </ul>
  );
}

const stockIcon = { in: 'success', low: 'clock', out: 'warning' } as const;

function Supply({ view: { stock, seller, delivery, returns, brand } }: { view: TermsView }) {
  return (
    <ul className={styles.supply}>
      <li data-stock={stock.state}>
        <Icon name={stockIcon[stock.state]} />
        <span>{stock.label}</span>
      </li>
      {delivery && (
        <li>
          <Icon name="truck" />
          <span>{delivery}</span>
        </li>
      )}
      <li>
        <Icon name="parcel" />
        <Seller seller={seller} />
      </li>
      {returns && (
        <li>
          <Icon name="return" />
          <span>{returns}</span>
        </li>
      )}
      {brand && <Brand brand={brand} />}
    </ul>
  );
}

function Seller({ seller: { text, href, grade, condition } }: { seller: TermsView['seller'] }) {
  const more = joinFacts([condition, grade]);
  return (
    <span>
      <span>{href ? <a href={href}>{text}</a> : text}</span>
      {more && <small>{more}</small>}
    </span>
  );
}

function Brand({ brand: { href, label } }: { brand: LinkView }) {
  const copy = useCopy('product');
  return (
    <li>
      <Icon name="tag" />
      <span>
        {copy.brand} <a href={href}>{label}</a>
      </span>
    </li>
  );
}

function Start({ start: { href, label, steps } }: { start: NonNullable<TermsView['start']> }) {
  const copy = useCopy('product');
  return (
    <>
      <div className={styles.outline}>
        <p>{copy.howItWorks}</p>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <ButtonLink href={href} wide>
        <span>{label}</span>
        <Icon name="next" />
      </ButtonLink>
    </>
  );
}
