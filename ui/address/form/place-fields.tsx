import { type FormEvent, type MouseEvent, useRef } from 'react';
import { fetchJson } from '#ui/address/lookup/fetch-json.ts';
import { AddressText } from '#ui/address/picker/address-text.tsx';
import { Button } from '#ui/components/controls/button.tsx';
import { SelectField } from '#ui/components/controls/choices/select-field.tsx';
import { FieldRow } from '#ui/components/controls/field-row.tsx';
import { LiveRegion } from '#ui/components/page/hidden.tsx';
import type { QueryOf } from '#ui/routing/queries/queries.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './address-form.module.css';
import type { AddressFormView, CountryView } from './address-form.view.ts';
import type { AddressHelp } from './use-address-help.ts';

interface PlaceFieldsProps {
  form: AddressFormView;
  help: AddressHelp;
  country: CountryView | undefined;
  auto: (token: string) => string;
}

/** Postal code and town: the town is filled in when the code has only one, otherwise the towns are offered. */
export function PlaceFields({ form, help, country, auto }: PlaceFieldsProps) {
  const copy = useCopy('address');
  const ask = useTowns({ form, help, country });
  const { postal = 'fr' } = country ?? {};
  const hints = { fr: copy.codePostalHintFr, other: copy.codePostalHintOther, none: copy.codePostalHintNone };
  return (
    <>
      <FieldRow kind="place">
        <AddressText
          help={help}
          name="codePostal"
          label={copy.codePostal}
          hint={hints[postal]}
          optional={postal === 'none'}
          defaultValue={form.values.codePostal}
          inputMode={postal === 'fr' ? 'numeric' : undefined}
          autoComplete={auto('postal-code')}
          onInput={ask}
        />
        {help.towns.length > 1 ? (
          <TownChoice form={form} help={help} />
        ) : (
          <AddressText
            help={help}
            name="city"
            label={copy.city}
            hint={country?.isAssisted ? copy.cityFill : undefined}
            defaultValue={form.values.city}
            autoComplete={auto('address-level2')}
          />
        )}
      </FieldRow>
      <LiveRegion>{help.towns.length > 1 ? townsText(form, help.towns.length) : ''}</LiveRegion>
    </>
  );
}

const townsText = ({ texts }: AddressFormView, count: number) => (texts.towns ?? '').replace('{count}', String(count));

function TownChoice({ form, help }: Pick<PlaceFieldsProps, 'form' | 'help'>) {
  const copy = useCopy('address');
  const { city } = form.values;
  const typeAnother = (event: MouseEvent) => {
    event.preventDefault();
    help.offerTowns([]);
  };
  return (
    <div className={styles.field}>
      <SelectField
        name="city"
        label={copy.city}
        hint={copy.cityHint}
        error={help.errors.city}
        defaultValue={help.towns.includes(city) ? city : ''}
        options={[{ code: '', name: '–' }, ...help.towns.map((name) => ({ code: name, name }))]}
      />
      <Button kind="quiet" name="step" value="city" onClick={typeAnother}>
        {copy.otherCity}
      </Button>
    </div>
  );
}

/** Loads the towns of a complete postal code; answers to earlier codes are dropped. */
function useTowns({ form, help, country }: Omit<PlaceFieldsProps, 'auto'>) {
  const pending = useRef<AbortController>(null);
  const filled = useRef('');
  return async ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement) || !target.form || !country?.isAssisted) return;
    const code = target.value.trim();
    pending.current?.abort();
    if (!/^\d{5}$/.test(code)) return help.towns.length > 0 ? help.offerTowns([]) : undefined;
    const { signal } = (pending.current = new AbortController());
    const towns = await fetchJson(
      { href: form.help.towns, query: { code, country: country.code } satisfies QueryOf<'communes'> },
      signal,
    );
    if (signal.aborted || !areNames(towns)) return;
    const city = new FormData(target.form).get('city');
    const isOurs = city === '' || city === filled.current || city === null;
    if (towns.length > 1 && isOurs) return offer(towns, { help, form: target.form });
    const [only] = towns;
    if (towns.length !== 1 || only === undefined || !isOurs) return;
    filled.current = only;
    help.fill(target.form, { city: only });
    const field = target.form.elements.namedItem('city');
    // A focused field is selected, so that typing replaces the suggestion.
    if (field instanceof HTMLInputElement && field === document.activeElement) field.select();
  };
}

/** Replaces the field by the list of towns, and moves the focus if the field had it. */
function offer(towns: string[], { help, form: { elements } }: { help: AddressHelp; form: HTMLFormElement }): void {
  const isEntered = document.activeElement === elements.namedItem('city');
  help.offerTowns(towns);
  requestAnimationFrame(() => {
    const list = elements.namedItem('city');
    if (isEntered && list instanceof HTMLElement) list.focus();
  });
}

const areNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
