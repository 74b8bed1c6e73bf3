import { ButtonLink } from '#ui/components/controls/button.tsx';
import { Notice, Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { SideColumn } from '#ui/components/page/side-column.tsx';
import { MessageForm } from '#ui/messages/message-form.tsx';
import styles from '#ui/messages/messages.module.css';
import { ThreadState } from '#ui/messages/thread-state.tsx';
import { useDownloads } from '#ui/navigation/use-downloads.ts';
import { WholeCodes } from '#ui/order-lines/whole-codes.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { MessageView, ThreadView } from './thread.view.ts';

/** A thread, the oldest message first, and a form to reply. */
export function ThreadScreen({ view }: { view: ThreadView }) {
  const { title, trail, about, notices, state, messages, escalate, formTitle, form, closed } = view;
  useDownloads();
  const copy = useCopy('messages');
  return (
    <Page trail={trail} title={title}>
      <Notices views={notices} />
      <SideColumn
        title={copy.ordered}
        side={
          <>
            <p>
              <WholeCodes text={about} />
            </p>
            <ThreadState state={state} />
          </>
        }
      >
        <ol className={styles.messages} aria-label={copy.messages}>
          {messages.map((message) => (
            <ThreadMessage key={message.id} message={message} />
          ))}
        </ol>
        {escalate && (
          <Notice view={{ tone: 'warning', text: escalate.text }}>
            <a href={escalate.way.href}>{escalate.way.label}</a>
          </Notice>
        )}
        <section className={styles.reply} aria-labelledby="repondre">
          {form && <h2 id="repondre">{formTitle}</h2>}
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

function ThreadMessage({ message: { author, isOwn, sentAt, sent, text, attachments } }: { message: MessageView }) {
  const copy = useCopy('messages');
  return (
    <li className={isOwn ? styles.own : styles.received}>
      <p className={styles.author}>{author}</p>
      <p className={styles.sent}>
        <time dateTime={sentAt}>{sent}</time>
      </p>
      <p className={styles.words}>{text}</p>
      {attachments.length > 0 && (
        <ul className={styles.attachments} aria-label={copy.attachments}>
          {attachments.map(({ id, href, text: name, label }) => (
            <li key={id}>
              <a href={href} aria-label={label}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
