import { retryPictures } from './components/values/retry-pictures.ts';
import { noteTyping } from './forms/typing.ts';
import { dropMarks } from './navigation/drop-marks.ts';

/** Loaded once the browser is idle: what no page needs to be shown. */
export function startIdleParts(): void {
  // A picture that failed before is fetched again too.
  retryPictures();
  dropMarks();
  noteTyping();
}
