import { Form } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { ErrorSummary } from '#ui/components/controls/error-summary.tsx';
import { TextField } from '#ui/components/controls/field.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { NavLinks } from '#ui/components/page/nav-links.tsx';
import { Notice, Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { SideColumn } from '#ui/components/page/side-column.tsx';
import { Timeline } from '#ui/components/values/timeline.tsx';
import { useErrorTitle } from '#ui/forms/use-error-title.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './contract.module.css';
import type { ContractView } from './contract.view.ts';

/** A contract that is followed: what waits for its holder, then its steps. */
export function ContractScreen({ view }: { view: ContractView }) {
  const { title, trail, about, steps, ways } = view;
  const copy = useCopy('forwarding');
  return (
    <Page trail={trail} title={title}>
      <p className={styles.about}>{about}</p>
      {steps.length > 0 ? (
        <SideColumn title={copy.steps} side={<Timeline steps={steps} />} isLast>
          <Parts view={view} />
        </SideColumn>
      ) : (
        <Parts view={view} />
      )}
      <NavLinks links={ways} />
    </Page>
  );
}

/** What waits for its holder. */
const Parts = ({ view: { notices, news, code, letter, card } }: { view: ContractView }) => (
  <>
    <Notices views={notices} />
    {news.map(({ way, ...notice }) => (
      <Notice key={notice.text} view={notice}>
        {way && <a href={way.href}>{way.label}</a>}
      </Notice>
    ))}
    {code && <CodeForm code={code} />}
    {letter && <LetterPart letter={letter} isAlone={!code} />}
    {card && <CardPart card={card} />}
  </>
);

function CodeForm({ code: { value, hint, errors } }: { code: NonNullable<ContractView['code']> }) {
  const copy = useCopy('forwarding');
  useErrorTitle(Object.keys(errors).length > 0);
  return (
    <Form method="post" className={styles.part} noValidate>
      <HiddenFields values={{ intent: 'code' }} />
      <ErrorSummary title={copy.problem} errors={errors} />
      <h2>{copy.codeTitle}</h2>
      <p>{copy.codeText}</p>
      <TextField
        label={copy.code}
        name="code"
        hint={hint}
        short
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={value}
        error={errors.code}
      />
      <div>
        <Button>{copy.activate}</Button>
      </div>
    </Form>
  );
}

function LetterPart({
  letter: { text, isOffered },
  isAlone,
}: {
  letter: NonNullable<ContractView['letter']>;
  isAlone: boolean;
}) {
  const copy = useCopy('forwarding');
  return (
    <Form method="post" className={styles.part}>
      <HiddenFields values={{ intent: 'letter' }} />
      <h2>{isAlone ? copy.letterOther : copy.letterTitle}</h2>
      <p>{text}</p>
      {isOffered && (
        <div>
          <Button kind={isAlone ? 'primary' : 'secondary'}>{copy.letterAsk}</Button>
        </div>
      )}
    </Form>
  );
}

function CardPart({ card: { text, asksNo } }: { card: NonNullable<ContractView['card']> }) {
  const copy = useCopy('forwarding');
  return (
    <Form method="post" className={styles.part}>
      <HiddenFields values={{ intent: 'card' }} />
      <h2>{copy.cardTitle}</h2>
      <p>{text}</p>
      <div>
        <Button name="recue" value="oui">
          {copy.cardYes}
        </Button>
      </div>
      {asksNo && (
        <div>
          <Button kind="secondary" name="recue" value="non">
            {copy.cardNo}
          </Button>
        </div>
      )}
    </Form>
  );
}
