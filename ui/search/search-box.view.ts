export interface SearchBoxView {
  mode: 'part' | 'pro';
  /** The page of results. */
  search: string;
  /** What is offered while one types. */
  suggestions: string;
}

export interface ComboboxProps {
  view: SearchBoxView;
  /** What the page of results was asked for. */
  asked: string;
  form: HTMLFormElement;
  field: { name: string; 'aria-label': string; placeholder: string; enterKeyHint: 'search'; required: boolean };
}
