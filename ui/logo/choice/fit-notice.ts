import type { Placement } from '#domain/logo/logo.ts';
import { fitOf, placedBox } from '#domain/logo/placement.ts';
import type { NoticeView } from '#ui/components/views.ts';
import type { Fitting } from './choice.view.ts';

/** `null`: nothing of it is seen, which the form refuses. */
export const fitNotice = (placement: Placement, { size, frame, says }: Fitting): NoticeView | null =>
  says[fitOf(placedBox(size, placement, frame), frame)];
