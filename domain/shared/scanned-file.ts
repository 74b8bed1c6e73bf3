/** Of a file that the backend keeps. `unscanned`: no scanner could be asked, which is never the same as clean. */
export type ScanState = 'received' | 'scanning' | 'clean' | 'infected' | 'unscanned';

export const isUnderScan = ({ state }: { state: ScanState }): boolean => state === 'received' || state === 'scanning';

/** Millimetres from the upper left corner of what is printed. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
