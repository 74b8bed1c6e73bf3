import type { ChangeEvent, FormEvent } from 'react';
import { Form, useSubmit } from 'react-router';
import { Button } from '#ui/shared/components/button.tsx';
import { WithoutScript } from '#ui/shared/components/hidden.tsx';
import { Icon } from '#ui/shared/components/icon.tsx';
import { Kept } from '#ui/shared/components/kept.tsx';
import { Sheet } from '#ui/shared/components/sheet.tsx';
import { useEcho } from '#ui/shared/components/use-echo.ts';
import { useCopy } from '#ui/shared/copy/use-copy.ts';
import type { Kept as KeptView } from '#ui/shared/kept-on-server.ts';
import type { FilterView } from './filter.view.ts';
import styles from './filters.module.css';

type Filter = KeptView<FilterView, 'facets'>;
type Facet = FilterView['facets'][number];

const formId = 'criteres';
export const filtersId = 'filtres';

/** One GET form: what is chosen is the address of the page. */
export function Filters({ filter }: { filter: Filter }) {
  const copy = useCopy('catalog');
  const submit = useSubmit();
  const choose = (event: FormEvent<HTMLFormElement>) => void submit(event.currentTarget, { preventScrollReset: true });
  const close = () => {
    const sheet = document.getElementById(filtersId);
    if (sheet?.matches(':popover-open')) sheet.hidePopover();
  };
  return (
    <Sheet id={filtersId} title={copy.filter}>
      <Form id={formId} action={filter.action} onChange={choose} onSubmit={close} preventScrollReset>
        {filter.hidden.map(({ name, value }) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        <Kept as="div" data={filter.facets}>
          {(facets) => facets.map((facet) => <Values key={facet.code} facet={facet} />)}
        </Kept>
        <div className={styles.show}>
          <Button wide>{copy.show}</Button>
        </div>
      </Form>
    </Sheet>
  );
}

function Values({ facet }: { facet: Facet }) {
  return (
    <details open={facet.open} className={styles.facet}>
      <summary>
        {facet.name}
        <Icon name="down" size="small" />
      </summary>
      <ul aria-label={facet.name}>{facet.values.map((value) => Value({ value }))}</ul>
      {facet.more && (
        <a href={facet.more.href} rel="nofollow" data-scroll="keep">
          {facet.more.label}
        </a>
      )}
    </details>
  );
}

/** Ticked at once by the browser; another answer of the server is another box. */
function Value({ value: { value, name, count, selected } }: { value: Facet['values'][number] }) {
  return (
    <li key={`${value} ${selected}`}>
      <label>
        <input type="checkbox" name="f" value={value} defaultChecked={selected} />
        <span>{name}</span>
        <small>{count}</small>
      </label>
    </li>
  );
}

export function Sort({ filter }: { filter: Filter }) {
  const copy = useCopy('catalog');
  const submit = useSubmit();
  const [chosen, setChosen] = useEcho(filter.sorts.find((sort) => sort.selected)?.code ?? '');
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    setChosen(event.currentTarget.value);
    void submit(event.currentTarget.form, { preventScrollReset: true });
  };
  const own = !filter.narrows;
  if (filter.sorts.length === 0) return null;
  const fields = (
    <>
      <label className={styles.sort}>
        <span>{copy.sort}</span>
        <select name="sort" form={formId} value={chosen} onChange={choose}>
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
  if (!own) return fields;
  return (
    <Form id={formId} action={filter.action}>
      {filter.hidden.map(({ name, value }) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      {fields}
    </Form>
  );
}
