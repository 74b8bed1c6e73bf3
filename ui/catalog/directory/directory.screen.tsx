import { Button } from '#ui/components/controls/button.tsx';
import { Failed } from '#ui/components/page/failed.tsx';
import { Links } from '#ui/components/page/links.tsx';
import { Page } from '#ui/components/page/page.tsx';
import type { StaticData } from '#ui/lean/static-data.ts';
import { StaticPart } from '#ui/lean/static-part.tsx';
import type { QueryName } from '#ui/routing/queries/queries.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './directory.module.css';
import type { DirectoryView } from './directory.view.ts';

/** The view in the browser: the names are in the document's HTML. */
type DirectoryData = StaticData<DirectoryView, 'groups'>;

export function DirectoryScreen({ view }: { view: DirectoryData }) {
  return (
    <Page trail={view.breadcrumb} title={view.title}>
      <p className={styles.text}>{view.text}</p>
      {view.failed ? <Failed failed={view.failed} /> : <Names view={view} />}
    </Page>
  );
}

function Names({ view }: { view: DirectoryData }) {
  const { filter, letters, count, groups, empty } = view;
  const copy = useCopy('catalog');
  return (
    <>
      <form action={filter.action} className={styles.filter}>
        <label htmlFor="nom">{filter.label}</label>
        <input
          id="nom"
          type="search"
          name={'q' satisfies QueryName<'brands'>}
          key={filter.value}
          defaultValue={filter.value}
          maxLength={200}
        />
        <Button kind="secondary">{copy.filter}</Button>
      </form>
      <p role="status" aria-atomic>
        {empty ? empty.text : count}
      </p>
      {empty && <a href={empty.all.href}>{empty.all.label}</a>}
      {letters.length > 1 && (
        <nav aria-label={copy.letters} className={styles.letters}>
          <ul>
            <Links links={letters} />
          </ul>
        </nav>
      )}
      <StaticPart as="div" of={view} className={styles.groups} data={groups}>
        {(all) => all.map((group) => <Group key={group.id} group={group} />)}
      </StaticPart>
    </>
  );
}

function Group({ group: { id, letter, rows } }: { group: DirectoryView['groups'][number] }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{letter}</h2>
      <ul>
        {rows.map(({ href, name, facts }) => (
          <li key={href}>
            <a href={href}>{name}</a>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
