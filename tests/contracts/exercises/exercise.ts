import type { Answer, Call } from '../../mocks/backend.ts';

/** Calls the mock backend and validates every answer against its contract. */
export interface Witness {
  call<Body = Record<string, never>>(method: string, path: string, options?: Call): Promise<Answer<Body>>;
  /** The same, and expects this status. */
  gives<Body = Record<string, never>>(
    status: number,
    method: string,
    path: string,
    options?: Call,
  ): Promise<Answer<Body>>;
  same(found: unknown, wanted: unknown): void;
  /** The clock of the backend goes on. */
  passSeconds(seconds: number): void;
  /** The payment provider's notification. */
  notify(paymentId: string, status: 'AUTHORISED' | 'REFUSED'): Promise<unknown>;
}

/** By the sentence that the calls prove. */
export type Exercises = Record<string, (witness: Witness) => Promise<void>>;
