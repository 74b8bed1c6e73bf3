import { Button } from '#ui/components/controls/button.tsx';
import { RequiredNote, TextField } from '#ui/components/controls/field.tsx';
import { SelectField } from '#ui/components/controls/select-field.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import { control } from '../control.ts';
import styles from './contents.module.css';
import type { ContentsView } from './contents.view.ts';

/** What is inside, as customs are told. */
export function ContentsScreen({ view }: { view: ContentsView }) {
  const copy = useCopy('parcels');
  const { reason, categories, articles, count, canAdd, canRemove } = view;
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
        required={false}
      />
      <p className={styles.reason}>{copy.articlesHint}</p>
      {articles.map((article) => (
        <Article key={article.number} article={article} view={view} />
      ))}
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
    </JourneyPage>
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
      <TextField {...own('description')} label={copy.articleDescription} maxLength={64} required={false} />
      <div className={styles.row}>
        <TextField {...own('quantity')} label={copy.articleQuantity} inputMode="numeric" required={false} />
        <TextField {...own('weight')} label={copy.articleWeight} inputMode="decimal" required={false} />
        <TextField {...own('value')} label={copy.articleValue} inputMode="decimal" required={false} />
      </div>
      <div className={styles.pair}>
        <SelectField {...own('origin')} label={copy.articleOrigin} options={view.countries} />
        <TextField {...own('hsCode')} label={copy.articleHsCode} hint={copy.hsCodeHint} required={false} />
      </div>
    </fieldset>
  );
}
