import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { Sheet } from '#ui/components/overlays/sheet.tsx';
import { WithoutScript } from '#ui/components/page/hidden.tsx';
import { useEcho } from '#ui/components/use-optimistic-value.ts';
import { Icon } from '#ui/components/values/icon.tsx';
import type { StaticData } from '#ui/lean/static-data.ts';
import { StaticPart } from '#ui/lean/static-part.tsx';
import type { QueryName } from '#ui/routing/queries/queries.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { FilterView } from './filter.view.ts';
import styles from './filters.module.css';
import { useChoices } from './use-choices.ts';
import { usePlace } from './use-place.ts';

type Filter = StaticData<FilterView, 'facets'>;
type Facet = FilterView['facets'][number];

const formId = 'criteres';
export const filtersId = 'filtres';

/** React leaves the tick of a box that was pressed. */
function showAnswered(form: HTMLFormElement | null): void {
  for (const box of form?.querySelectorAll('input') ?? []) box.checked = box.defaultChecked;
}

/** Submits the filter form at each choice; its boxes are as the last answer says. */
function useCriteria({ facets }: Filter) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const { keep, unfolded } = usePlace(form);
  useChoices(form, (chosen) => {
    void submit(chosen, { preventScrollReset: true, state: keep() });
  });
  // A new box for each answer would take the focus, which readers say again. What the page began with has ticks to be sent.
  const shown = useRef(facets);
  useLayoutEffect(() => {
    if (shown.current !== facets) showAnswered(form.current);
    shown.current = facets;
  }, [facets]);
  // Without autocompletion: going back would restore ticks that the address does not hold.
  return { criteria: { ref: form, id: formId, autoComplete: 'off' }, unfolded };
}

/** A GET form: each choice is part of the address. */
export function Filters({ filter }: { filter: Filter }) {
  const copy = useCopy('catalog');
  const { criteria, unfolded } = useCriteria(filter);
  const close = () => {
    const sheet = document.getElementById(filtersId);
    if (sheet?.matches(':popover-open')) sheet.hidePopover();
  };
  return (
    <Sheet id={filtersId} title={copy.filter}>
      <Form {...criteria} action={filter.action} onSubmit={close} preventScrollReset>
        {filter.hidden.map(({ name, value }) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        <StaticPart as="div" of={filter} data={filter.facets} once="">
          {(facets) => facets.map((facet) => <Values key={facet.code} facet={facet} unfolded={unfolded} />)}
        </StaticPart>
        <div className={styles.show}>
          {filter.clear && <a href={filter.clear.href}>{filter.clear.label}</a>}
          <Button wide>{filter.show}</Button>
        </div>
      </Form>
    </Sheet>
  );
}

function Values({ facet, unfolded }: { facet: Facet; unfolded: readonly string[] | undefined }) {
  const { name, values, rest, more } = facet;
  const others = more && (
    <a href={more.href} rel="nofollow" data-scroll="keep">
      {more.label}
    </a>
  );
  return (
    <details open={facet.open || (unfolded?.includes(name) ?? facet.first)} className={styles.facet}>
      <summary>
        <span>{name}</span>
        <Icon name="down" size="small" />
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset without a border of its own, as HTML of a list */}
      <div role="group" aria-label={name}>
        <ul>{values.map((value) => Value({ value }))}</ul>
        {rest ? (
          <details open={unfolded?.includes(rest.name)}>
            <summary data-link>{rest.label}</summary>
            <ul aria-label={rest.name}>{rest.values.map((value) => Value({ value }))}</ul>
            {others}
          </details>
        ) : (
          others
        )}
      </div>
    </details>
  );
}

function Value({ value: { value, name, count, selected } }: { value: Facet['values'][number] }) {
  return (
    <li key={value}>
      <label>
        <input type="checkbox" name={'f' satisfies QueryName<'search'>} value={value} defaultChecked={selected} />
        <span>{name}</span>
        <small>{count}</small>
      </label>
    </li>
  );
}

export function Sort({ filter }: { filter: Filter }) {
  const copy = useCopy('catalog');
  const [chosen, setChosen] = useEcho(filter.sorts.find((sort) => sort.selected)?.code ?? '');
  const show = (event: ChangeEvent<HTMLSelectElement>) => setChosen(event.currentTarget.value);
  if (filter.sorts.length === 0) return null;
  const fields = (
    <>
      <label className={styles.sort}>
        <span>{copy.sort}</span>
        <select name={'sort' satisfies QueryName<'search'>} form={formId} value={chosen} onChange={show}>
          {filter.sorts.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <WithoutScript>
        <Button kind="secondary" form={formId}>
          {copy.sortNow}
        </Button>
      </WithoutScript>
    </>
  );
  return filter.narrows ? fields : <OwnForm filter={filter}>{fields}</OwnForm>;
}

/** A list without facets can still be sorted. */
function OwnForm({ filter, children }: { filter: Filter; children: ReactNode }) {
  return (
    <Form {...useCriteria(filter).criteria} action={filter.action} preventScrollReset>
      {filter.hidden.map(({ name, value }) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}
