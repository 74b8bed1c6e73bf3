/** A street, or a number in it, while it is typed. */
export interface StreetSuggestion {
  streetName: string;
  codePostal: string;
  city: string;
}

export interface StreetSuggestions {
  /** At most five; none when nothing fits, when less than three characters are typed, or when no service answers. */
  streets(typed: { text: string; codePostal: string; country: string }): Promise<StreetSuggestion[]>;
}
