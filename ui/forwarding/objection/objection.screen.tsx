import { Form } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { NavLinks } from '#ui/components/page/nav-links.tsx';
import { Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import styles from '#ui/forwarding/contract/contract.module.css';
import type { ObjectionView } from './objection.view.ts';

/** Where a contract that somebody else asked for is stopped. */
export function ObjectionScreen({ view }: { view: ObjectionView }) {
  const { title, trail, notices, facts, form, ways } = view;
  return (
    <Page trail={trail} title={title}>
      <Notices views={notices} />
      <div className={styles.part}>
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
      </div>
      {form && (
        <Form method="post" className={styles.part}>
          <HiddenFields values={{ intent: 'object' }} />
          <p>{form.text}</p>
          <div>
            <Button>{form.act}</Button>
          </div>
        </Form>
      )}
      <NavLinks links={ways} />
    </Page>
  );
}
