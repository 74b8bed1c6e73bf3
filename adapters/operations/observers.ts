import type { LostLine } from '#adapters/log-destination.ts';
import type { FaultKind } from '#domain/shared/fault.ts';

/** The result of one backend call. */
export interface BackendCall {
  /** The operation's name in its contract. */
  operation: string;
  outcome: 'ok' | 'refused' | FaultKind;
  milliseconds: number;
}

export interface CircuitChange {
  /** The feature of its contract. */
  service: string;
  /** The method and the path in its contract; `reads` or `changes`: all of the service. */
  operation: string;
  isOpen: boolean;
}

/** A call that was not made, because the service only failed, or because too many requests wait for it. */
export interface NotCalled {
  service: string;
  reason: 'circuit' | 'busy';
}

/** Who signs in. */
export type Realm = 'shoppers' | 'agents';

/** Counts events of the shop; none of them identifies a shopper. */
export interface Observer {
  backendAnswered?(call: BackendCall): void;
  sessionStoreFailed?(): void;
  /** The identity provider did not answer, or refused the shop itself. */
  identityProviderFailed?(realm: Realm): void;
  /** Lines of the log could not be written. */
  logLineLost?(line: LostLine): void;
  /** A backend's operation is not called any more, or is again. */
  circuitChanged?(change: CircuitChange): void;
  backendNotCalled?(call: NotCalled): void;
  /** A shopper was told that the outcome of their order is not known yet (`unknown`), and later what it is (`settled`). */
  orderHeard?(outcome: 'unknown' | 'settled'): void;
  /** A cacheable page was requested; `miss`: it was made. */
  publicPageRequested?(outcome: 'hit' | 'stale' | 'miss'): void;
}

/** Passes events to every registered observer. */
export class Observers implements Required<Observer> {
  readonly #all: Observer[] = [];

  add(observer: Observer) {
    this.#all.push(observer);
  }

  backendAnswered(call: BackendCall) {
    for (const each of this.#all) each.backendAnswered?.(call);
  }

  circuitChanged(change: CircuitChange) {
    for (const each of this.#all) each.circuitChanged?.(change);
  }

  backendNotCalled(call: NotCalled) {
    for (const each of this.#all) each.backendNotCalled?.(call);
  }

  logLineLost(line: LostLine) {
    for (const each of this.#all) each.logLineLost?.(line);
  }

  sessionStoreFailed() {
    for (const each of this.#all) each.sessionStoreFailed?.();
  }

  identityProviderFailed(realm: Realm) {
    for (const each of this.#all) each.identityProviderFailed?.(realm);
  }

  orderHeard(outcome: 'unknown' | 'settled') {
    for (const each of this.#all) each.orderHeard?.(outcome);
  }

  publicPageRequested(outcome: 'hit' | 'stale' | 'miss') {
    for (const each of this.#all) each.publicPageRequested?.(outcome);
  }
}
