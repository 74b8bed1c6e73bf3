import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/components/controls/button.tsx';
import { Picture } from '#ui/components/values/picture.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import { saveViewed, type ViewedArticle, viewedArticles } from './viewed-articles.ts';
import { clearViewed } from './viewed-key.ts';

interface RecentlyViewedRowProps {
  article: ViewedArticle;
  /** Of the addresses of the page's mode. */
  prefix: string;
  styles: Readonly<Record<string, string>>;
}

const shelf = () => localStorage;
const heading = 'vus-titre';

/** One row of small cards, without the article of the page, which joins the list of the next one. */
export function RecentlyViewedRow({ article, prefix, styles }: RecentlyViewedRowProps) {
  const copy = useCopy('product');
  const [viewed] = useState(() => viewedArticles(shelf).filter(({ code }) => code !== article.code));
  const [isCleared, clear] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => saveViewed(article, shelf), [article]);
  useEffect(() => {
    if (isCleared) status.current?.focus();
  }, [isCleared]);
  if (viewed.length === 0) return null;
  if (isCleared)
    return (
      <aside className={styles.seen}>
        <p ref={status} tabIndex={-1} role="status" aria-label={copy.clearedSeen}>
          {copy.clearedSeen}
        </p>
      </aside>
    );
  const forget = () => {
    clearViewed(shelf);
    clear(true);
  };
  return (
    <aside className={styles.seen} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{copy.seen}</h2>
        <Button kind="secondary" onClick={forget}>
          {copy.clearSeen}
        </Button>
      </div>
      <ViewedList viewed={viewed} prefix={prefix} className={styles.row} />
    </aside>
  );
}

interface ViewedListProps {
  viewed: ViewedArticle[];
  prefix: string;
  className: string | undefined;
}

function ViewedList({ viewed, prefix, className }: ViewedListProps) {
  return (
    <ul className={className}>
      {viewed.map(({ code, title, lang, path, picture }) => (
        <li key={code}>
          <a href={prefix + path} lang={lang}>
            <Picture src={picture} name={title} size={240} />
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
