/** The communes that a postal code serves. */
export interface Towns {
  /** By the name that their deliveries have, in alphabetical order; none when the code is not known or no service answers. */
  towns(place: { codePostal: string; country: string }): Promise<string[]>;
}
