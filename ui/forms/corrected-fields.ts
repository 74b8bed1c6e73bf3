/**
 * What is wrong with a field is said no longer once somebody types in it, nor in the summary of its form: the next press judges
 * it again. A form that judges what is typed itself says so with `data-judged`.
 */

const show = (element: HTMLElement | null | undefined, isShown: boolean) => {
  if (element) element.style.display = isShown ? '' : 'none';
};

const describedBy = (field: HTMLElement): string[] => field.getAttribute('aria-describedby')?.split(' ') ?? [];

const isError = (id: string): boolean => id.endsWith('-erreur');

const errorOf = (ids: readonly string[]): HTMLElement | null => document.getElementById(ids.find(isError) ?? '');

const fieldsWith = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

/** The lines of summaries, each with the field that it leads to. */
const linksToFields = (): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>('[role=alert] li a[href^="#"]'),
];

export function hideError(control: Element): void {
  const field = control.closest<HTMLElement>('[aria-invalid=true]');
  if (!field || field.closest('[data-judged]')) return;
  // Once, however often.
  document.addEventListener('submit', showErrors);
  const ids = describedBy(field);
  field.dataset.corrected = ids.join(' ');
  field.removeAttribute('aria-invalid');
  field.setAttribute('aria-describedby', ids.filter((id) => !isError(id)).join(' '));
  show(errorOf(ids), false);
  // A fault that several fields share stands in one line.
  const others = fieldsWith('[aria-invalid=true]').map((other) => errorOf(describedBy(other))?.textContent);
  for (const link of linksToFields())
    if (
      // No selector: names of fields have dots.
      document.getElementById(link.hash.slice(1))?.hasAttribute('data-corrected') &&
      !others.includes(link.textContent)
    )
      hideLine(link);
}

function hideLine(link: HTMLAnchorElement) {
  show(link.closest('li'), false);
  const lines = [...(link.closest('ul')?.children ?? [])] as HTMLElement[];
  if (lines.every(({ style }) => style.display)) show(link.closest<HTMLElement>('[role=alert]'), false);
}

/** The fields are as the server made them again, before its answer changes them. The summary waits for that answer. */
function showErrors({ target }: Event) {
  for (const field of fieldsWith('[data-corrected]')) {
    if (((field as HTMLInputElement).form ?? field.closest('form')) !== target) continue;
    const ids = field.dataset.corrected ?? '';
    field.removeAttribute('data-corrected');
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', ids);
    show(errorOf(ids.split(' ')), true);
  }
}
