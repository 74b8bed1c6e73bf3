import { Button } from '#ui/components/controls/button.tsx';
import { Checkbox } from '#ui/components/controls/choices/checkbox.tsx';
import { SelectField } from '#ui/components/controls/choices/select-field.tsx';
import { control } from '#ui/components/controls/control.ts';
import { RequiredNote, TextField } from '#ui/components/controls/field.tsx';
import { FieldRow } from '#ui/components/controls/field-row.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './contents.module.css';
import type { ContentsView } from './contents.view.ts';

const papers = ['invoice', 'licence', 'certificate', 'importer'] as const;

/** What is inside, as customs are told. */
export function ContentsScreen({ view }: { view: ContentsView }) {
  const copy = useCopy('parcels');
  const { reason, categories, articles, count, canAdd, canRemove, nonDeliveries } = view;
  return (
    <JourneyPage view={view}>
      {reason && <p className={styles.reason}>{reason}</p>}
      <RequiredNote />
      <input type="hidden" name="articles" value={count} />
      <SelectField {...control('category', view)} label={copy.category} options={categories} />
      <TextField
        {...control('explanation', view)}
        label={copy.explanation}
        hint={copy.explanationHint}
        maxLength={35}
        optional={!['return', 'other'].includes(view.values.category ?? '')}
      />
      <p className={styles.reason}>{copy.articlesHint}</p>
      {view.library && <Library library={view.library} />}
      {articles.map((article) => (
        <Article key={article.number} article={article} view={view} />
      ))}
      <FieldRow>
        <SelectField
          name="hsFor"
          label={copy.hsFor}
          options={articles.map(({ number, title }) => ({ code: number, name: title }))}
        />
        <Button kind="secondary" name="intent" value="hs">
          <Icon name="search" size="small" />
          {copy.findHsCode}
        </Button>
      </FieldRow>
      <div className={styles.ways}>
        {canAdd && (
          <Button kind="secondary" name="intent" value="article-add">
            <Icon name="plus" size="small" />
            {copy.addArticle}
          </Button>
        )}
        {canRemove && (
          <Button kind="quiet" name="intent" value="article-remove">
            <Icon name="trash" size="small" />
            {copy.removeArticle}
          </Button>
        )}
      </div>
      <SelectField {...control('nonDelivery', view)} label={copy.nonDelivery} options={nonDeliveries} />
      {view.asksEori && (
        <TextField
          {...control('eori', view)}
          label={copy.eori}
          {...(view.eoriHint ? { hint: view.eoriHint } : {})}
          maxLength={20}
          optional
          autoComplete="off"
        />
      )}
      <details className={styles.article} open={papers.some((paper) => view.errors[paper] !== undefined)}>
        <summary data-link>{copy.papersTitle}</summary>
        <FieldRow>
          {papers.map((paper) => (
            <TextField
              key={paper}
              {...control(paper, view)}
              label={copy[paper]}
              maxLength={35}
              autoComplete="off"
              optional
            />
          ))}
        </FieldRow>
      </details>
    </JourneyPage>
  );
}

/** The articles of the account: one is chosen and stands in the form, or is forgotten. */
function Library({ library: { anchor, options, isFull } }: { library: NonNullable<ContentsView['library']> }) {
  const copy = useCopy('parcels');
  if (options.length < 2) return null;
  return (
    <div id={anchor} role="group" aria-label={copy.saved} className={styles.article}>
      <SelectField name="saved" label={copy.saved} options={options} />
      <div className={styles.ways}>
        {!isFull && (
          <Button kind="secondary" name="intent" value="saved-use">
            {copy.useSaved}
          </Button>
        )}
        <Button kind="quiet" name="intent" value="saved-forget">
          {copy.forgetSaved}
        </Button>
      </div>
    </div>
  );
}

/** Found for the description; the shopper chooses. */
function HsCodes({ hs: { article, status, codes } }: { hs: NonNullable<ContentsView['hs']> }) {
  const copy = useCopy('parcels');
  return (
    <div id="codes-sh" className={styles.article} role="status" aria-atomic aria-label={status}>
      <input type="hidden" name="hsAsked" value={article} />
      <p>{status}</p>
      {codes.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name="hs" value={value} /> <span>{label}</span>
        </label>
      ))}
      {codes.length > 0 && (
        <Button kind="secondary" name="intent" value="hs-take">
          {copy.takeHsCode}
        </Button>
      )}
    </div>
  );
}

interface ArticleProps {
  article: ContentsView['articles'][number];
  view: ContentsView;
}

function Article({ article: { number, title }, view }: ArticleProps) {
  const copy = useCopy('parcels');
  const own = (part: string) => ({ ...control(`article.${number}.${part}`, view), autoComplete: 'off' });
  return (
    <fieldset className={styles.article}>
      <legend>{title}</legend>
      <TextField {...own('description')} label={copy['article.description']} maxLength={64} required={false} />
      <FieldRow kind="thirds">
        <TextField {...own('quantity')} label={copy['article.quantity']} inputMode="numeric" required={false} />
        <TextField {...own('weight')} label={copy['article.weight']} inputMode="decimal" required={false} />
        <TextField {...own('value')} label={copy['article.value']} inputMode="decimal" required={false} />
      </FieldRow>
      <FieldRow>
        <SelectField {...own('origin')} label={copy['article.origin']} options={view.countries} />
        <TextField
          {...own('hsCode')}
          label={copy['article.hsCode']}
          hint={copy.hsCodeHint}
          optional={view.values.category !== 'sale'}
        />
      </FieldRow>
      {view.hs?.article === number && <HsCodes hs={view.hs} />}
      {view.library && (
        <Checkbox
          name={`keep.${number}`}
          value="yes"
          label={copy.keepArticle}
          text={copy.keepArticleText}
          checked={false}
        />
      )}
    </fieldset>
  );
}
