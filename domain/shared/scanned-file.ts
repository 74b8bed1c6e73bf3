/** Of a file that the backend keeps. `unscanned`: no scanner could be asked, which is never the same as clean. */
export type ScanState = 'received' | 'scanning' | 'clean' | 'infected' | 'unscanned';

/** What keeps a file from being used, whatever is in it. */
export interface ScanFault {
  code: 'scanning' | 'infected' | 'unscanned';
}

/** `null`: it may be used. A new state says here whether it may. */
const faults: Readonly<Record<ScanState, ScanFault | null>> = {
  received: { code: 'scanning' },
  scanning: { code: 'scanning' },
  clean: null,
  infected: { code: 'infected' },
  unscanned: { code: 'unscanned' },
};

export const scanFault = ({ state }: { state: ScanState }): ScanFault | null => faults[state];

export const isUnderScan = (file: { state: ScanState }): boolean => scanFault(file)?.code === 'scanning';

/** Millimetres from the upper left corner of what is printed. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
