/** The public holidays of a year in France, by their names. The package has no types of its own. */
declare module '@socialgouv/jours-feries' {
  export default function holidaysOf(year: number): Record<string, Date>;
}
