/** A street, or a number in it, while it is typed. */
export interface StreetSuggestion {
  street: string;
  postalCode: string;
  city: string;
}

export interface StreetSuggestions {
  /** At most five; none when nothing fits, when less than three characters are typed, or when no service answers. */
  streets(typed: { text: string; postalCode: string; country: string }): Promise<StreetSuggestion[]>;
}
