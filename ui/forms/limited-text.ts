import type { Wording } from '#ui/wording/wording.ts';

const longestInSeconds = 90;

/** Says to whoever has tried too often when to try again: nobody counts an hour in seconds. */
export const limitedText = ({ t }: Pick<Wording, 't'>, seconds: number): string =>
  seconds > longestInSeconds
    ? t('forms.limitedMinutes', { minutes: Math.ceil(seconds / 60) })
    : t('forms.limited', { seconds });
