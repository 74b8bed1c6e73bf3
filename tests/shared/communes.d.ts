/** Said in short: to make a type of all 37,000 communes took a seventh of the check of types. */
declare module '@etalab/decoupage-administratif/data/communes.json' {
  interface Commune {
    code: string;
    nom: string;
    type: 'commune-actuelle' | 'commune-deleguee' | 'commune-associee' | 'arrondissement-municipal';
    codesPostaux?: string[];
  }
  const communes: readonly Commune[];
  export default communes;
}
