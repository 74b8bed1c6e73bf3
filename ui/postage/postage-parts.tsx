import { Button, ButtonLink } from '#ui/components/controls/button.tsx';
import { Mention } from '#ui/components/controls/choices/chip.tsx';
import { RadioCards } from '#ui/components/controls/choices/radio-cards.tsx';
import { SelectField } from '#ui/components/controls/choices/select-field.tsx';
import { ErrorSummary } from '#ui/components/controls/error-summary.tsx';
import { TextField } from '#ui/components/controls/field.tsx';
import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { Notices } from '#ui/components/page/notice.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { Price } from '#ui/components/values/price.tsx';
import type { QueryName } from '#ui/routing/queries/queries.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './postage.module.css';
import { answerId, type PostageAnswerView, type PostageOfferView, type PostageView } from './postage.view.ts';

type Name = QueryName<'postage'>;

/** The form, and the answer beside it. */
export function PostageParts({ form, answer }: Pick<PostageView, 'form' | 'answer'>) {
  return (
    <>
      {form && Object.keys(form.summary.errors).length > 0 && (
        <div id={answerId} role="group" aria-label={form.summary.title} tabIndex={-1}>
          <ErrorSummary {...form.summary} />
        </div>
      )}
      {form && <PostageForm form={form} />}
      {answer && <Answer answer={answer} />}
      <Limits />
    </>
  );
}

/** A GET form. Which of the two fields is shown follows the chosen card by CSS alone; without it both are. */
function PostageForm({ form }: { form: NonNullable<PostageView['form']> }) {
  const copy = useCopy('postage');
  const { by } = form;
  const { value: sheets, ...sheetsText } = form.sheets;
  const { value: weight, ...weightText } = form.weight;
  return (
    <form action={form.action} noValidate className={styles.form}>
      <RadioCards
        name={'par' satisfies Name}
        label={copy.by}
        choices={[
          { value: 'feuilles', title: copy.bySheets, selected: by === 'feuilles' },
          { value: 'poids', title: copy.byWeight, selected: by === 'poids' },
        ]}
      />
      <div className={styles.sheetFields}>
        <TextField
          label={copy.sheets}
          name={'feuilles' satisfies Name}
          defaultValue={sheets}
          {...sheetsText}
          short
          required={false}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
        />
        <SelectField
          label={copy.envelope}
          name={'enveloppe' satisfies Name}
          options={form.envelopes}
          defaultValue={form.envelope}
        />
      </div>
      <div className={styles.weighed}>
        <TextField
          label={copy.weight}
          hint={copy.weightHint}
          name={'poids' satisfies Name}
          defaultValue={weight}
          {...weightText}
          short
          required={false}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
        />
      </div>
      <SelectField
        label={copy.destination}
        name={'pays' satisfies Name}
        options={form.destinations}
        defaultValue={form.destination}
        error={form.destinationError}
      />
      <Button wide>{copy.find}</Button>
    </form>
  );
}

function Answer({ answer: { title, destination, notices, offers } }: { answer: PostageAnswerView }) {
  return (
    <section id={answerId} tabIndex={-1} aria-labelledby={`${answerId}-titre`} className={styles.answer}>
      <h2 id={`${answerId}-titre`}>{title}</h2>
      <p className={styles.destination}>{destination}</p>
      <Notices views={notices} />
      <ul>
        {offers.map((offer) => (
          <Offer key={offer.code} offer={offer} />
        ))}
      </ul>
    </section>
  );
}

/** What decides a price as well and is not asked for. */
function Limits() {
  const { limits, limitSize, limitWeight, limitContent, limitStamps } = useCopy('postage');
  return (
    <section aria-labelledby="limites" className={styles.limits}>
      <h2 id="limites">{limits}</h2>
      <ul>
        {[limitSize, limitWeight, limitContent, limitStamps].map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </section>
  );
}

/** More would only be counted, not seen. */
const mostDrawn = 8;

function Offer({ offer: { name, badges, price, stamps, facts, way } }: { offer: PostageOfferView }) {
  return (
    <li>
      <h3>
        <span>{name}</span>
        {badges.map((badge) => (
          <Mention key={badge}>{badge}</Mention>
        ))}
      </h3>
      <Price view={price} />
      {stamps && (
        <p className={styles.stamps}>
          {Array.from({ length: Math.min(stamps.count, mostDrawn) }, (_, place) => (
            <Icon key={place} name="stamp" />
          ))}
          <span>{stamps.text}</span>
        </p>
      )}
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {way && (
        <ButtonLink href={way.href} kind="secondary">
          <span>{way.label}</span>
          <VisuallyHidden>{` – ${name}`}</VisuallyHidden>
        </ButtonLink>
      )}
    </li>
  );
}
