import { ButtonLink } from '#ui/components/controls/button.tsx';
import { Notice, Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { useErrorTitle } from '#ui/forms/use-error-title.ts';
import styles from './quick-order.module.css';
import type { QuickOrderView } from './quick-order.view.ts';
import { QuickOrderForm } from './quick-order-form.tsx';

/** Typed articles and a pasted list go to the cart; what could not be added stays in the form, with its reasons. */
export function QuickOrderScreen({ view: { title, trail, notices, form, remaining, cart } }: { view: QuickOrderView }) {
  const isAdded = notices.some(({ tone }) => tone === 'success');
  useErrorTitle(form.error !== undefined || remaining !== null);
  return (
    <Page trail={trail} title={title}>
      <div className={styles.notices}>
        <Notices views={notices} />
        {isAdded && (
          <ButtonLink kind="secondary" href={cart.href}>
            <span>{cart.label}</span>
            <Icon name="next" />
          </ButtonLink>
        )}
      </div>
      {/* One box, so that its focus says both. */}
      {remaining && (
        <Notice view={{ tone: 'error', text: remaining.added, takesFocus: true }}>
          <h2 className={styles.kept}>{remaining.title}</h2>
          <ul className={styles.linesToCorrect}>
            {remaining.rows.map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
        </Notice>
      )}
      <QuickOrderForm form={form} />
      {!isAdded && (
        <p className={styles.ways}>
          <a href={cart.href}>{cart.label}</a>
        </p>
      )}
    </Page>
  );
}
