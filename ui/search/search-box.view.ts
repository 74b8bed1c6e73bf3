export interface SearchBoxView {
  mode: 'part' | 'pro';
  /** The page of results. */
  search: string;
  /** The endpoint of suggestions. */
  suggestions: string;
}

export interface ComboboxProps {
  view: SearchBoxView;
  /** The text of the current results page. */
  query: string;
  form: HTMLFormElement;
  /** Whether the form was sent before suggestions could be shown, and neither left nor typed in since. */
  sentEarly: { readonly current: boolean };
  field: { name: string; 'aria-label': string; placeholder: string; enterKeyHint: 'search'; required: boolean };
}
