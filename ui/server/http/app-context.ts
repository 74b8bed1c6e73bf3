import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { RequestAccount } from './request-account.ts';
import type { InlineSources } from './security.ts';

export interface Variables {
  /** Absent where no Node server asks. */
  Bindings: Partial<HttpBindings> | undefined;
  Variables: { nonce: string; account: RequestAccount /** Of a page that has no nonce. */; inline?: InlineSources };
}

/** Answers with the shop's error page. */
export type Refuse = (
  c: Context<Variables>,
  status: number,
  headers?: Readonly<Record<string, string>>,
) => Promise<Response>;
