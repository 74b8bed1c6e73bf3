/** The postal services that a notice may be about. */
export const noticedServices = [
  'parcels',
  'labels',
  'stamps',
  'logo',
  'forwarding',
  'registered-mail',
  'letters',
  'counters',
] as const;
export type NoticedService = (typeof noticedServices)[number];

/** What users of postal services have to know today, in the words of the operator. */
export interface ServiceNotice {
  id: string;
  /** `'all'`: every service. */
  services: readonly NoticedService[] | 'all';
  severity: 'info' | 'warning';
  title: string | null;
  text: string;
}

/** Notices of the request's mode, the gravest first. */
export interface ServiceNotices {
  inForce(): Promise<ServiceNotice[]>;
}

export const noticesOf = (notices: readonly ServiceNotice[], service: NoticedService): ServiceNotice[] =>
  notices.filter(({ services }) => services === 'all' || services.includes(service));
