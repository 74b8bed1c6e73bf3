import { Form } from 'react-router';
import { Button, ButtonLink } from '#ui/components/controls/button.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { NavLinks } from '#ui/components/page/nav-links.tsx';
import { Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { AddressBlock } from '#ui/components/values/address-block.tsx';
import { DescriptionList } from '#ui/components/values/description-list.tsx';
import { Timeline } from '#ui/components/values/timeline.tsx';
import { useDownloads } from '#ui/navigation/use-downloads.ts';
import { LineState } from '#ui/order-lines/line-state.tsx';
import { WholeCodes } from '#ui/order-lines/whole-codes.tsx';
import styles from '#ui/returns/returns.module.css';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { ReturnView } from './request.view.ts';

/** A return: what to do next, its steps, its label. */
export function ReturnScreen({ view }: { view: ReturnView }) {
  const { title, trail, about, state, next, notices, steps, lines, facts, address, label, ways, cancel } = view;
  useDownloads();
  const copy = useCopy('returns');
  return (
    <Page trail={trail} title={title}>
      <p className={styles.secondary}>
        <WholeCodes text={about} />
      </p>
      <Notices views={notices} />
      <div className={styles.now}>
        <LineState state={state} />
        <p>{next}</p>
        {label && (
          <p data-screen-only>
            <ButtonLink href={label.href} data-load="whole">
              {label.label}
            </ButtonLink>
          </p>
        )}
      </div>
      <div className={styles.columns}>
        <section aria-labelledby="etapes">
          <h2 id="etapes">{copy.timeline}</h2>
          <Timeline steps={steps} />
        </section>
        {address && (
          <section aria-labelledby="adresse">
            <h2 id="adresse">{copy.address}</h2>
            <AddressBlock lines={address} />
          </section>
        )}
        <div>
          <section aria-labelledby="articles">
            <h2 id="articles">{copy.items}</h2>
            <ul>
              {lines.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          </section>
          {facts.length > 0 && <DescriptionList rows={facts} className={styles.facts} />}
        </div>
      </div>
      {cancel && (
        <details className={styles.cancel} data-screen-only>
          <summary data-link>{cancel.ask}</summary>
          <p>{cancel.text}</p>
          <Form method="post">
            <HiddenFields values={{ intent: 'cancel-return' }} />
            <Button kind="secondary">{cancel.confirm}</Button>
          </Form>
        </details>
      )}
      <div data-screen-only>
        <NavLinks links={ways} />
      </div>
    </Page>
  );
}
