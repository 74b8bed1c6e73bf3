import { type ReactNode, useRef } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { ErrorSummary } from '#ui/components/controls/error-summary.tsx';
import { WithoutScript } from '#ui/components/page/hidden.tsx';
import { Notice, Notices } from '#ui/components/page/notice.tsx';
import { StepLayout } from '#ui/components/page/step-layout.tsx';
import visibility from '#ui/components/page/visibility.module.css';
import { DescriptionList } from '#ui/components/values/description-list.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { Totals } from '#ui/components/values/totals.tsx';
import { useErrorTitle } from '#ui/forms/use-error-title.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import { useInputDuringSubmit } from './drafts/use-input-during-submit.ts';
import { useSaveAtSignIn } from './drafts/use-save-at-sign-in.ts';
import type { JourneyView } from './journey.view.ts';
import styles from './journey-page.module.css';
import { recalculateIntent } from './price/recalculate.ts';
import { PriceNews } from './price-news.tsx';
import { usePreservedFocus } from './use-preserved-focus.ts';

interface JourneyPageProps {
  view: JourneyView;
  /** What the step asks. */
  children: ReactNode;
  /** The form asks for a file. */
  hasFile?: boolean;
  /** Return in a field presses the step's own first button, which adds to a list, and does not lead on. */
  returnAdds?: true;
  /** Another word begins the form anew with what the view says, also while its draft is the same one. */
  shownAs?: string;
  /** What is composed, as it will look; its buttons name the form. The price alone stands below it. */
  preview?: ReactNode;
  /** Above what the step asks, with links and choices that are not sent. */
  lead?: ReactNode;
  /** Below what the step asks and above the button that leads on, with forms of its own. */
  after?: ReactNode;
  /** Below the button that leads on: what may be looked at, and is not sent. */
  below?: ReactNode;
}

/** Of a step's form, which buttons below it send too. */
export const stepFormId = 'etape';

/** One step of a journey, what is composed beside it; the last one shows the answers of all the others itself. */
export function JourneyPage(props: JourneyPageProps) {
  const { view, children, hasFile = false, returnAdds, shownAs = '', preview, lead, after, below } = props;
  const {
    notices,
    inCart,
    errors,
    refused = errors,
    errorsTitle,
    version,
    quote,
    parts,
    next,
    summary,
    facts,
    signIn,
    livePrice,
  } = view;
  const form = useRef<HTMLFormElement>(null);
  useSaveAtSignIn(form, signIn);
  const began = `${version}/${shownAs}`;
  const { leadsOnId, keepsPressed } = usePreservedFocus(began);
  useInputDuringSubmit(form, began);
  const copy = useCopy('journey');
  useErrorTitle(Object.keys(errors).length > 0);
  const busy = livePrice === 'awaited' ? copy.updating : livePrice === 'missed' ? copy.outdated : undefined;
  const content = facts ? (
    <Facts facts={facts} />
  ) : (
    <Summary summary={preview ? withoutRows(summary) : summary} busy={busy} />
  );
  const title = facts?.title ?? summary.title;
  // Why there is no price stands in the summary, which is to be reached where none is asked for too.
  const missing = summary.note ? copy.priceMissing : livePrice ? copy.priceLater : title;
  const side = { id: 'resume', open: copy.seeSummary, content, missing, title, totals: summary.totals };
  const leadingOn = (
    <Button wide form={stepFormId} id={leadsOnId}>
      <span>{next}</span>
      <Icon name="next" />
    </Button>
  );
  return (
    <StepLayout view={view} side={side} busy={busy} preview={preview} action={leadingOn} below={below}>
      <Notices views={notices} />
      {inCart && <InCart view={inCart} />}
      <ErrorSummary title={errorsTitle} errors={refused} left={errors} />
      {lead}
      <Form
        ref={form}
        id={stepFormId}
        key={began}
        method="post"
        encType={hasFile ? 'multipart/form-data' : undefined}
        noValidate
        className={styles.form}
        preventScrollReset
        data-judged={livePrice}
        onSubmit={keepsPressed}
      >
        <input type="hidden" name="version" value={version} />
        {quote && <input type="hidden" name="quote" value={quote} />}
        {/* Return in a field presses the first button of its form: it leads on, whatever buttons the step has. */}
        {!returnAdds && <button type="submit" className={visibility.hidden} tabIndex={-1} aria-hidden="true" />}
        <Parts parts={parts} />
        {children}
        {livePrice && <Recalculate isMissed={livePrice === 'missed'} />}
        {livePrice && <PriceNews news={livePrice === 'awaited' ? null : priceNews(summary, busy)} />}
        {signIn && (
          <noscript>
            <button name="intent" value="sign-in" className={styles.signIn}>
              {copy.signIn}
            </button>
          </noscript>
        )}
      </Form>
      {after}
    </StepLayout>
  );
}

const InCart = ({ view: { text, href, label } }: { view: NonNullable<JourneyView['inCart']> }) => (
  <Notice view={{ tone: 'info', text }}>
    <a href={href}>{label}</a>
  </Notice>
);

/** Without scripts, and where the price could not be had: otherwise it follows by itself. */
function Recalculate({ isMissed }: { isMissed: boolean }) {
  const copy = useCopy('journey');
  const button = (
    <Button kind="secondary" name="intent" value={recalculateIntent}>
      {copy.recalculate}
    </Button>
  );
  return isMissed ? button : <WithoutScript>{button}</WithoutScript>;
}

const priceNews = ({ totals, note }: JourneyView['summary'], busy: string | undefined): string | undefined => {
  const total = totals.find(({ strong }) => strong);
  return total ? `${total.label} ${busy ?? total.value}` : note;
};

/** What was answered in the steps before, each with the way to change it. */
function Parts({ parts }: Pick<JourneyView, 'parts'>) {
  const copy = useCopy('journey');
  if (parts.length === 0) return null;
  return (
    <div className={styles.parts}>
      {parts.map(({ title, rows, change }) => (
        <section key={title} className={styles.part}>
          <h2>{title}</h2>
          <DescriptionList rows={rows} className={styles.rows} />
          <a href={change.href} aria-label={change.label}>
            {copy.changePart}
          </a>
        </section>
      ))}
    </div>
  );
}

/** Where the answers are seen beside, they are not said again: before there is a price they are all that there is. */
const withoutRows = (summary: JourneyView['summary']) =>
  summary.totals.length > 0 ? { ...summary, rows: [] } : summary;

interface SummaryProps extends Pick<JourneyView, 'summary'> {
  /** Said in place of an old price. */
  busy: string | undefined;
}

function Summary({ summary, busy }: SummaryProps) {
  const { rows, totals, note, valid } = summary;
  return (
    <div className={styles.summary}>
      {rows.length > 0 && <DescriptionList rows={rows} className={styles.rows} />}
      {totals.length > 0 && <Totals rows={totals} busy={busy} />}
      {note && <p className={styles.note}>{note}</p>}
      {valid && <p className={styles.note}>{valid}</p>}
    </div>
  );
}

/** While nothing is chosen: what it costs at least, what is good to know, and whom to ask. */
function Facts({ facts: { price, points, call } }: { facts: NonNullable<JourneyView['facts']> }) {
  return (
    <div className={styles.facts}>
      {price && <p className={styles.from}>{price}</p>}
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      {call && (
        <p>
          <span>{call.question}</span> <a href={call.href}>{call.label}</a>
        </p>
      )}
    </div>
  );
}
