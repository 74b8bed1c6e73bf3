import { data } from 'react-router';
import type { Wording } from '#ui/wording/wording.ts';
import { errorView } from './error.view.ts';
import type { FailureKind } from './failures.ts';

interface Asking {
  wording: Wording;
  sid: string;
}

interface Failed {
  status: number;
  /** The failure category of the call that failed, where it has one (specification §8). */
  failure?: FailureKind | undefined;
}

/** The error page with the message of a failure category, as a value to throw. */
export const failedPage = ({ wording, sid }: Asking, { status, failure }: Failed) =>
  data(errorView({ status, sid, now: new Date().toISOString(), failure }, wording), {
    status,
    headers: { 'Cache-Control': 'private, no-store' },
  });

/** The error page with its status, as a value to throw. */
export const errorPage = (asking: Asking, status: number) => failedPage(asking, { status });

export const notFound = (asking: Asking) => errorPage(asking, 404);
