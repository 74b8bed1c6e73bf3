/** For which the shop has no word; its reason is the backend's, and stands in the log where it is a code. */
export interface UnknownRefusal {
  kind: 'other';
  reason: string;
}

/** Why a backend refuses what is composed: what is wrong with one of the answers. */
export type RefusalOf<Field extends string, Fault> = { kind: 'fault'; field: Field; fault: Fault } | UnknownRefusal;

/** `quote-expired`: the price may have changed, and must be shown again first. */
export type ConfiguredAs<Configuration, Refusal> =
  | { kind: 'configured'; configuration: Configuration }
  | { kind: 'refused'; refusals: readonly Refusal[] }
  | { kind: 'quote-expired' };

/** The port of a service, as far as a line of the cart needs it. */
export interface Configures<Composition, Configuration, Refusal> {
  configure(composition: Composition): Promise<ConfiguredAs<Configuration, Refusal>>;
  /** Cart lines with this configuration get its new price. */
  replace(id: string, composition: Composition): Promise<ConfiguredAs<Configuration, Refusal> | { kind: 'gone' }>;
}
