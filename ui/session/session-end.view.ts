import type { OpenSession } from '#domain/session/session.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** What warns before a session ends. */
export interface SessionEndView {
  /** Milliseconds from now. */
  warnIn: number;
  title: string;
  text: string;
  stay: string;
  /** The session ends whatever is asked: only another sign-in goes on. */
  isFinal: boolean;
}

const minute = 60_000;
/** A reader has two minutes, and a request within a minute of another prolongs nothing. */
const [before, granularity] = [2 * minute, minute];

export function sessionEndView(ends: OpenSession['ends'], now: number, { t }: Wording): SessionEndView | undefined {
  if (!ends) return undefined;
  const left = ends.at - now;
  const idle = Math.max(ends.idle - granularity, ends.idle / 2);
  const isFinal = left <= idle;
  return {
    warnIn: Math.max((isFinal ? left : idle) - before, 0),
    title: t('layout.endTitle'),
    text: t(isFinal ? 'layout.endText' : 'layout.idleText'),
    stay: t(isFinal ? 'layout.signInAgain' : 'layout.staySignedIn'),
    isFinal,
  };
}

/** Said beforehand to who has no scripts, and so no warning. */
export const sessionLimitText = (ends: OpenSession['ends'], { t }: Wording): string | undefined =>
  ends && t('layout.limitText', { minutes: Math.round(ends.idle / minute) });
