import type { FaultKind } from '#domain/shared/fault.ts';

/** How one call of a backend ended. */
export interface BackendCall {
  /** Name of the operation in its contract. */
  operation: string;
  outcome: 'ok' | 'refused' | FaultKind;
  milliseconds: number;
}

/** Counts what happens; nothing that it receives names a shopper. */
export interface Observer {
  backendAnswered?(call: BackendCall): void;
  sessionStoreFailed?(): void;
  /** A page that may be kept was asked for; `miss`: it was made. */
  publicPageAsked?(outcome: 'hit' | 'stale' | 'miss'): void;
}

/** Passes on what happens to every observer that was added: the measurements, when there are any. */
export class Observers implements Required<Observer> {
  readonly #all: Observer[] = [];

  add(observer: Observer) {
    this.#all.push(observer);
  }

  backendAnswered(call: BackendCall) {
    for (const each of this.#all) each.backendAnswered?.(call);
  }

  sessionStoreFailed() {
    for (const each of this.#all) each.sessionStoreFailed?.();
  }

  publicPageAsked(outcome: 'hit' | 'stale' | 'miss') {
    for (const each of this.#all) each.publicPageAsked?.(outcome);
  }
}
