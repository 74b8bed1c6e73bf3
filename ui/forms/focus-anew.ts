/**
 * Moves the focus to a field that is refused: a screen reader says the field with its fault, also where the field had the
 * focus already. A live region would say the fault a second time.
 */
export function focusAnew(field: HTMLElement | null | undefined): void {
  field?.blur();
  field?.focus();
}
