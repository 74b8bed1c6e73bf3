import type { ScanState } from '#domain/shared/scanned-file.ts';
import { wordOf } from './shared-mapping.ts';

const states: Record<string, ScanState> = {
  RECEIVED: 'received',
  SCANNING: 'scanning',
  CLEAN: 'clean',
  INFECTED: 'infected',
};

/** A state that the shop does not know is not clean. */
export const toScanState = (state: string): ScanState => wordOf(states, state) ?? 'unscanned';
