import type { ReactNode } from 'react';
import { Reorder, type ReorderView } from '#ui/cart/reorder/reorder-button.tsx';
import { StatusMark } from '#ui/certification/status-mark.tsx';
import { Notice } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { DescriptionList } from '#ui/components/values/description-list.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { Choices } from './choices.tsx';
import styles from './connected-home.module.css';
import type { ConnectedHomeView, LastOrdersView } from './connected-home.view.ts';

interface ConnectedHomeScreenProps {
  view: ConnectedHomeView;
  /** What was begun and not finished. */
  drafts?: ReactNode;
  /** What is proposed to the company. */
  prompt?: ReactNode;
  /** What each of the last orders shows. */
  orders?: readonly ReactNode[];
  /** The form that adds a pasted list. */
  quickOrder?: ReactNode;
  /** What an editor put on the page. */
  children: ReactNode;
}

/** A professional's own first page: who they buy for, whom to call, where they left off. */
export function ConnectedHomeScreen({
  view,
  drafts,
  prompt,
  orders = [],
  quickOrder,
  children,
}: ConnectedHomeScreenProps) {
  return (
    <Page>
      <div className={styles.greeting}>
        <h1>{view.title}</h1>
        <Company view={view} />
      </div>
      {view.reload && (
        <div className={styles.reload}>
          <Notice view={{ tone: 'warning', text: view.reload.text }}>
            <a href={view.reload.href} data-load="whole">
              {view.reload.label}
            </a>
          </Notice>
        </div>
      )}
      {view.lapses.map(({ way, ...notice }) => (
        <Notice key={notice.text} view={notice}>
          <a href={way.href}>{way.label}</a>
        </Notice>
      ))}
      {view.account && <Account view={view.account} />}
      <ul className={styles.ways}>
        {view.ways.map(({ href, label, text }) => (
          <li key={href}>
            <a href={href} data-covers>
              {label}
            </a>
            <p>{text}</p>
          </li>
        ))}
        <li>
          <a href={view.phone.href} data-covers>
            <Icon name="phone" />
            <span>{view.phone.label}</span>
          </a>
          <p>{view.phone.title}</p>
        </li>
      </ul>
      {view.orders && <LastOrders view={view.orders} parts={orders} />}
      {view.quickOrder && quickOrder && (
        <section className={styles.quick}>
          <h2>{view.quickOrder.title}</h2>
          {quickOrder}
        </section>
      )}
      {drafts}
      {prompt && <div className={styles.prompt}>{prompt}</div>}
      <section className={styles.question}>
        <h2>{view.question}</h2>
        <Choices views={view.choices} />
      </section>
      <div className={styles.sections}>{children}</div>
    </Page>
  );
}

function Company({ view: { company, certification, companyWay } }: { view: ConnectedHomeView }) {
  if (!company && !certification && !companyWay) return null;
  return (
    <p className={styles.company}>
      {company && <span>{company}</span>}
      {certification && <StatusMark status={certification.status} text={certification.text} />}
      {companyWay && <a href={companyWay.href}>{companyWay.label}</a>}
    </p>
  );
}

function Account({ view: { title, rows } }: { view: NonNullable<ConnectedHomeView['account']> }) {
  return (
    <section className={styles.account}>
      <h2>{title}</h2>
      <DescriptionList rows={rows} className={styles.rows} />
    </section>
  );
}

function LastOrders({ view: { title, note, rows }, parts }: { view: LastOrdersView; parts: readonly ReactNode[] }) {
  return (
    <section className={styles.orders}>
      <h2>{title}</h2>
      {note && <p>{note}</p>}
      {rows.length > 0 && (
        <ul>
          {rows.map(({ row, reorder }, at) => (
            <LastOrder key={row.order.href} reorder={reorder}>
              {parts[at]}
            </LastOrder>
          ))}
        </ul>
      )}
    </section>
  );
}

const LastOrder = ({ reorder, children }: { reorder: ReorderView; children: ReactNode }) => (
  <li>
    {children}
    <Reorder reorder={reorder} />
  </li>
);
