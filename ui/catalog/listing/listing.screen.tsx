import type { ReactNode } from 'react';
import { Added, useAdd } from '#ui/catalog/card/added.tsx';
import { Cards } from '#ui/catalog/card/card.tsx';
import { Chips } from '#ui/components/controls/choices/chip.tsx';
import { Failed } from '#ui/components/page/failed.tsx';
import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { Links } from '#ui/components/page/links.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { Pagination } from '#ui/components/page/pagination.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import type { StaticData } from '#ui/lean/static-data.ts';
import { StaticPart } from '#ui/lean/static-part.tsx';
import { SearchHint } from '#ui/search/search-hint.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import { Filters, filtersId, Sort } from './filters.tsx';
import styles from './listing.module.css';
import type { ListingView } from './listing.view.ts';
import type { ListLinksView } from './listing-links.view.ts';

/** The view in the browser: cards, facets and selections are in the document's HTML. */
type ListingData = Omit<StaticData<ListingView, 'cards'>, 'filter' | LinkList> & {
  filter: StaticData<ListingView['filter'], 'facets'>;
} & Record<LinkList, StaticData<ListLinksView, 'links'> | null>;

type LinkList = 'tabs' | 'subcategories' | 'selections';

interface ListingProps {
  view: ListingData;
  /** The header of a brand's or seller's list. */
  lead?: ReactNode;
  /** An editor's blocks. */
  children?: ReactNode;
}

export function ListingScreen({ view, lead, children }: ListingProps) {
  return (
    <Page trail={view.breadcrumb} title={view.title}>
      {view.paragraph && <p className={styles.paragraph}>{view.paragraph}</p>}
      {lead}
      {view.hint && (
        <div className={styles.hint}>
          <SearchHint view={view.hint} />
        </div>
      )}
      {view.services && <Services pages={view.services} />}
      {view.failed ? <Failed failed={view.failed} /> : <Found view={view} />}
      {children}
    </Page>
  );
}

function Found({ view }: { view: ListingData }) {
  const copy = useCopy('catalog');
  const narrowed = view.filter.narrows;
  return (
    <>
      <div className={styles.kinds}>
        {view.subcategories && (
          <ListLinks
            view={view.subcategories}
            label={copy.subcategories}
            className={view.subcategories.isInFilter && styles.inFilter}
          />
        )}
        {view.tabs && <Tabs view={view.tabs} />}
      </div>
      <div className={narrowed ? styles.columns : undefined}>
        {narrowed && <Filters filter={view.filter} />}
        <section>
          <h2>
            <VisuallyHidden>{copy.results}</VisuallyHidden>
          </h2>
          {view.empty ? <Empty empty={view.empty} chips={view.chips} /> : <Results view={view} narrowed={narrowed} />}
          {view.selections && <ListLinks view={view.selections} label={copy.selections} isHeaded />}
        </section>
      </div>
    </>
  );
}

/** What only some lists show has labels of its own: a document holds those of each feature that it shows. */
function Services({ pages }: { pages: NonNullable<ListingView['services']> }) {
  const copy = useCopy('search');
  return (
    <section className={styles.services}>
      <h2>{copy.matchingServices}</h2>
      <Pages pages={pages} />
    </section>
  );
}

const Tabs = ({ view }: Pick<ListLinksProps, 'view'>) => (
  <ListLinks view={view} label={useCopy('search').tabs} className={styles.tabs} />
);

interface ListLinksProps {
  view: StaticData<ListLinksView, 'links'>;
  label: string;
  className?: string | undefined;
  /** The label is in sight. */
  isHeaded?: boolean;
}

const ListLinks = ({ view, label, className = '', isHeaded }: ListLinksProps) => (
  <nav aria-label={label} className={`${styles.ways} ${className}`}>
    {isHeaded && <h3>{label}</h3>}
    <StaticPart as="ul" of={view} data={view.links}>
      {(links) =>
        links.map(({ href, label, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))
      }
    </StaticPart>
  </nav>
);

function Results({ view, narrowed }: { view: ListingData; narrowed: boolean }) {
  const copy = useCopy('catalog');
  const add = useAdd();
  return (
    <>
      <div className={styles.bar}>
        <p role="status" aria-atomic>
          <span>{view.count}</span>
          <span className={styles.sorted}>{view.sorted}</span>
        </p>
        {narrowed && (
          <button type="button" popoverTarget={filtersId} className={styles.open}>
            <Icon name="filter" />
            <span>{view.filter.label}</span>
          </button>
        )}
        <Sort filter={view.filter} />
      </div>
      <Chips links={view.chips} label={copy.active} />
      {view.advice ? <Pages pages={view.advice} /> : <Cards of={view} cards={view.cards} more={view.more ?? ''} />}
      <form id="add" method="post" action={view.addAction} {...add.form} />
      <Added add={add} />
      <div className={styles.foot}>
        {view.pages && <Pagination pages={view.pages} />}
        {view.criteria && <a href={view.criteria.href}>{view.criteria.label}</a>}
      </div>
    </>
  );
}

function Pages({ pages }: { pages: NonNullable<ListingView['advice']> }) {
  return (
    <ul className={styles.advice}>
      {pages.map(({ href, label, text }) => (
        <li key={href}>
          <h3>
            <a href={href}>{label}</a>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Empty({
  empty: { text, suggestion, links },
  chips,
}: {
  empty: NonNullable<ListingView['empty']>;
  chips: ListingView['chips'];
}) {
  const { active } = useCopy('catalog');
  const { others } = useCopy('search');
  return (
    <div className={styles.empty}>
      <p role="status" className={styles.none}>
        {text}
      </p>
      {suggestion && <a href={suggestion.href}>{suggestion.label}</a>}
      <Chips links={chips} label={active} />
      {links.length > 0 && (
        <div className={styles.ways}>
          <ul aria-label={others}>
            <Links links={links} />
          </ul>
        </div>
      )}
    </div>
  );
}
