/** Short facts as one text: « En préparation · 12,30 € ». No line begins with what separates them. */
export const joinFacts = (facts: readonly (string | null | undefined | false)[]): string =>
  facts.filter(Boolean).join('\u00a0· ');
