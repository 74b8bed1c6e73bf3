import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { DescriptionList } from '#ui/components/values/description-list.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { SavedParcelView } from './saved.view.ts';
import styles from './saved-parcel.module.css';

/** What is saved of one, and the button with which a journey begins with it. @param use the address of that form. */
export function SavedParcel({
  parcel: { id, name, rows, called },
  use,
  heading: Heading,
  children,
}: {
  parcel: SavedParcelView;
  use: string;
  heading: 'h2' | 'h3';
  children?: ReactNode;
}) {
  const copy = useCopy('parcels');
  return (
    <li className={styles.card}>
      <Heading>{name}</Heading>
      <DescriptionList rows={rows} className={styles.rows} />
      <div className={styles.ways}>
        <Form method="post" action={use}>
          <input type="hidden" name="saved" value={id} />
          <Button kind="secondary" name="intent" value="use-saved">
            {copy.useParcel}
            <VisuallyHidden>{` ${called}`}</VisuallyHidden>
          </Button>
        </Form>
        {children}
      </div>
    </li>
  );
}
