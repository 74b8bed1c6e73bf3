import type { OpenSession } from '#domain/session/session.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** What warns before a session ends. */
export interface SessionEndView {
  /** Milliseconds from now. */
  warnIn: number;
  /** Milliseconds from now, after which the session is over if nobody has asked for anything, here or in another tab. */
  endsIn: number;
  /** What tells then whether it is over, and prolongs nothing. */
  look: string;
  title: string;
  text: string;
  stay: string;
  signInAgain: string;
  /** The session ends whatever is asked: only another sign-in goes on. */
  isFinal: boolean;
}

const second = 1000;
const minute = 60 * second;
/** A reader has two minutes, and a request within a minute of another prolongs nothing. */
const [before, granularity] = [2 * minute, minute];

export function sessionEndView(
  ends: OpenSession['ends'],
  now: number,
  { t, paths, mode }: Wording,
): SessionEndView | undefined {
  if (!ends) return undefined;
  const left = ends.at - now;
  const idle = Math.max(ends.idle - granularity, ends.idle / 2);
  const isFinal = left <= idle;
  return {
    warnIn: Math.max((isFinal ? left : idle) - before, 0),
    // By then it is over, also where another request counted: asking earlier would prolong it without anybody.
    endsIn: (isFinal ? left : Math.min(left, ends.idle)) + second,
    look: paths.visitor({ mode, isLook: true }),
    title: t('layout.endTitle'),
    text: t(isFinal ? 'layout.endText' : 'layout.idleText'),
    stay: t('layout.staySignedIn'),
    signInAgain: t('layout.signInAgain'),
    isFinal,
  };
}

/** Said beforehand to who has no scripts, and so no warning. */
export const sessionLimitText = (ends: OpenSession['ends'], { t }: Wording): string | undefined =>
  ends && t('layout.limitText', { minutes: Math.round(ends.idle / minute) });
