import { retryPictures } from './components/values/retry-pictures.ts';
import { dropMarks } from './drop-marks.ts';
import { noteTyping } from './forms/typing.ts';

/** Loaded once the browser is idle: what no page needs to be shown. */
export function startIdleParts(): void {
  // A picture that failed before is fetched again too.
  retryPictures();
  dropMarks();
  noteTyping();
}
