import type { LinkView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The services that the bar shows, and a search without results. */
export const mainServices = ['stamps', 'parcels', 'letters', 'registeredMail', 'forwarding'] as const;

type Service = (typeof mainServices)[number] | 'carriers' | 'logo';

export const serviceLink = (service: Service, { t, paths }: Wording): LinkView => ({
  label: t(`layout.service.${service}`),
  href: paths[service](),
});
