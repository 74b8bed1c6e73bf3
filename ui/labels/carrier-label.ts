const carriers = ['POFR', 'CHRP', 'DLVG', 'LPFR'] as const;

/** The label of a carrier by its code (specification §9). */
export function carrierKey(code: string | null) {
  const known = carriers.find((each) => each === code);
  return known ? (`labels.service.${known}` as const) : 'labels.service.other';
}
