const carriers = ['POFR', 'CHRP', 'DLVG', 'LPFR'] as const;

/** The label of a carrier by its code (specification §9). */
export function carrierKey(code: string | null) {
  const carrier = carriers.find((each) => each === code);
  return carrier ? (`labels.service.${carrier}` as const) : 'labels.service.other';
}
