import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { RequestAccount } from './request-account.ts';

export interface Variables {
  /** Absent where no Node server asks. */
  Bindings: Partial<HttpBindings> | undefined;
  Variables: { nonce: string; account: RequestAccount };
}

/** Answers with the shop's error page. */
export type Refuse = (
  c: Context<Variables>,
  status: number,
  headers?: Readonly<Record<string, string>>,
) => Promise<Response>;
