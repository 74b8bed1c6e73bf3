import { Page } from '#ui/components/page/page.tsx';
import { AddressBlock } from '#ui/components/values/address-block.tsx';
import { DescriptionList } from '#ui/components/values/description-list.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { OrderRow } from '#ui/orders/list/order-row.tsx';
import styles from './account.module.css';
import type { AccountPageView, AccountSection } from './account.view.ts';

/** Whose account it is, where its parts are, and what the shop knows of a company. */
export function AccountScreen({ view }: { view: AccountPageView }) {
  const { trail, title, name, email, signOut, orders, address, own, ways, company } = view;
  return (
    <Page trail={trail}>
      <div className={styles.account}>
        <h1>{title}</h1>
        <div className={styles.holder}>
          <p>
            <b>{name}</b>
            <br />
            <span>{email}</span>
          </p>
          <p className={styles.back}>
            <a href={signOut.href}>{signOut.label}</a>
          </p>
        </div>
        <div className={styles.columns}>
          <Orders orders={orders} />
          <div className={styles.side}>
            <section className={styles.section}>
              <h2>{address.title}</h2>
              {address.text && <p>{address.text}</p>}
              {address.block.length > 0 && <AddressBlock lines={address.block} mark={address.mark} />}
              <p className={styles.back}>
                <a href={address.way.href}>{address.way.label}</a>
              </p>
            </section>
            {own && <Section section={own} />}
          </div>
        </div>
        <ul className={styles.ways}>
          {ways.map(({ href, label, text, icon }) => (
            <li key={href}>
              <Icon name={icon} />
              <div>
                <a href={href} data-covers>
                  {label}
                </a>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        {company.length > 0 && (
          <div className={styles.company}>
            {company.map((section) => (
              <Section key={section.id} section={section} />
            ))}
          </div>
        )}
      </div>
    </Page>
  );
}

function Orders({ orders: { title, rows, text, way } }: Pick<AccountPageView, 'orders'>) {
  return (
    <section className={styles.section}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        <p className={styles.back}>
          <a href={way.href}>{way.label}</a>
        </p>
      </div>
      {text && <p>{text}</p>}
      <ul>
        {rows.map((row) => (
          <OrderRow key={row.order.href} row={row} as="h3" />
        ))}
      </ul>
    </section>
  );
}

function Section({ section: { id, title, rows, text, way } }: { section: AccountSection }) {
  return (
    <section id={id} tabIndex={-1} aria-label={title} className={styles.section}>
      <h2>{title}</h2>
      {rows.length > 0 && <DescriptionList rows={rows} className={styles.rows} />}
      {text && <p>{text}</p>}
      {way && (
        <p className={styles.back}>
          <a href={way.href}>{way.label}</a>
        </p>
      )}
    </section>
  );
}
