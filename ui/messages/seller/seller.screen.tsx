import { ButtonLink } from '#ui/components/controls/button.tsx';
import { Notice, Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { SideColumn } from '#ui/components/page/side-column.tsx';
import { MessageForm } from '#ui/messages/message-form.tsx';
import styles from '#ui/messages/messages.module.css';
import { ThreadState } from '#ui/messages/thread-state.tsx';
import { WholeCodes } from '#ui/order-lines/whole-codes.tsx';
import { joinFacts } from '#ui/wording/join-facts.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { SellerView } from './seller.view.ts';

/** The threads with a seller, and a form for another question. */
export function SellerScreen({ view }: { view: SellerView }) {
  const { title, trail, about, notices, threads, noThreads, formTitle, form, closed } = view;
  const copy = useCopy('messages');
  return (
    <Page trail={trail} title={title}>
      <p className={styles.about}>
        <WholeCodes text={about} />
      </p>
      <Notices views={notices} />
      <SideColumn title={copy.threads} side={noThreads ? <p>{noThreads}</p> : <Threads threads={threads} />}>
        <section aria-labelledby="question" className={styles.question}>
          <h2 id="question">{formTitle}</h2>
          {form && <MessageForm key={form.key} form={form} />}
          {closed && (
            <Notice view={{ tone: 'info', text: closed.text }}>
              <ButtonLink href={closed.way.href} kind="secondary">
                {closed.way.label}
              </ButtonLink>
            </Notice>
          )}
        </section>
      </SideColumn>
    </Page>
  );
}

const Threads = ({ threads }: Pick<SellerView, 'threads'>) => (
  <ul className={styles.threads}>
    {threads.map(({ id, title, href, state, count, last }) => (
      <li key={id}>
        <a href={href}>{title}</a>
        <ThreadState state={state} />
        <p className={styles.facts}>{joinFacts([count, last])}</p>
      </li>
    ))}
  </ul>
);
