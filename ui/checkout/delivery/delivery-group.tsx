import { Form, useLocation } from 'react-router';
import { Button, ButtonLink } from '#ui/components/controls/button.tsx';
import { Mention } from '#ui/components/controls/choices/chip.tsx';
import { Notice, Notices } from '#ui/components/page/notice.tsx';
import { Pickup } from '#ui/pickup/pickup.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './delivery.module.css';
import type { DeliveryGroupView } from './delivery-group.view.ts';
import { type Choices, Modes } from './delivery-modes.tsx';

/** The card of one sender: its articles, its delivery modes and its lead time. */
export function SellerGroup({ group, choices }: { group: DeliveryGroupView; choices: Choices }) {
  const copy = useCopy('checkout');
  const { sellerId, anchor, title, isPartner, lead, articles, notices, error, modes, pickup, unavailable } = group;
  return (
    <section id={anchor} tabIndex={-1} aria-label={title} className={styles.seller}>
      <div className={styles.sender}>
        <h2>
          <span>{title}</span> {isPartner && <Mention>{copy.partner}</Mention>}
        </h2>
        {lead && <p>{lead}</p>}
        <ul>
          {articles.map((article) => (
            <li key={article}>{article}</li>
          ))}
        </ul>
      </div>
      <Notices views={notices} />
      {unavailable ? (
        <Unavailable group={group} unavailable={unavailable} />
      ) : (
        <Modes sellerId={sellerId} anchor={anchor} modes={modes} error={pickup ? undefined : error} choices={choices} />
      )}
      {pickup && <Pickup pickup={pickup} error={error} />}
    </section>
  );
}

interface UnavailableProps {
  group: Pick<DeliveryGroupView, 'sellerId' | 'anchor'>;
  unavailable: NonNullable<DeliveryGroupView['unavailable']>;
}

function Unavailable({ group: { sellerId, anchor }, unavailable: { text, change, remove } }: UnavailableProps) {
  const { search } = useLocation();
  return (
    <>
      <Notice view={{ tone: 'error', text }} />
      <Form method="post" action={`${search}#${anchor}`} className={styles.ways}>
        <input type="hidden" name="intent" value="remove-seller" />
        <input type="hidden" name="sellerId" value={sellerId} />
        <ButtonLink href={change.href}>{change.label}</ButtonLink>
        <Button kind="secondary">{remove}</Button>
      </Form>
    </>
  );
}
