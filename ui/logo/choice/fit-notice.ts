import type { LogoFrame, Placement } from '#domain/logo/logo.ts';
import { type Fit, fitOf, placedBox } from '#domain/logo/placement.ts';
import type { NoticeView } from '#ui/components/views.ts';

/** What is said of how a picture of this size stands in its frame. */
export interface Fitting {
  size: { width: number; height: number };
  frame: LogoFrame;
  says: Record<Fit, NoticeView | null>;
}

/** `null`: nothing of it is seen, which the form refuses. */
export const fitNotice = (placement: Placement, { size, frame, says }: Fitting): NoticeView | null =>
  says[fitOf(placedBox(size, placement, frame), frame)];
