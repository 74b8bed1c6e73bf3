import { faultOf } from '#domain/logo/journey.ts';
import type { LogoPicture } from '#domain/logo/logo.ts';
import { isUnderScan } from '#domain/shared/scanned-file.ts';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { logo } from '../logo.journey.ts';

export interface SentView {
  name: string;
  notice: NoticeView;
  /** What was found that does not keep it from being printed. */
  hints: NoticeView[];
  /** While it is scanned: the page asks again by itself, or by this link. */
  refresh?: LinkView;
  /** When it is purged. */
  purged: string;
}

/** The picture that was sent: how far its scan is, what is wrong with it, when it is purged. */
export function sentView(sent: LogoPicture, { hasFault, wording }: { hasFault: boolean; wording: Wording }): SentView {
  const { t, moment } = wording;
  const fault = faultOf(sent);
  const base = { name: sent.name, hints: [], purged: t('logo.purgedAt', { moment: moment(sent.expiresAt) }) };
  if (isUnderScan(sent)) {
    const text = t(sent.state === 'received' ? 'logo.received' : 'logo.scanning');
    const refresh = { label: t('logo.refresh'), href: logo.path('library', wording) };
    return { ...base, notice: { tone: 'info', text }, refresh };
  }
  if (fault) {
    const text = logo.faultText({ field: 'file', fault }, wording);
    // Nobody can order it.
    return { ...base, notice: { tone: 'error', text }, purged: t('logo.purgedOn', { moment: moment(sent.expiresAt) }) };
  }
  return {
    ...base,
    notice: hasFault ? { tone: 'info', text: t('logo.notKept') } : { tone: 'success', text: t('logo.clean') },
    hints: hintsOf(sent, wording),
  };
}

const hintTexts = {
  'white-on-transparent': 'logo.whiteOnTransparent',
  'script-removed': 'logo.scriptRemoved',
} as const;

const hintsOf = ({ findings }: LogoPicture, { t }: Wording): NoticeView[] =>
  findings.flatMap((finding) =>
    finding === 'white-on-transparent' || finding === 'script-removed'
      ? [{ tone: 'warning', text: t(hintTexts[finding]) }]
      : [],
  );
