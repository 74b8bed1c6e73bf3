import type { LinkView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The services that the bar shows, and a search without results. */
export const mainServices = ['stamps', 'parcels', 'letters', 'registeredMail', 'forwarding'] as const;

const services = [...mainServices, 'carriers', 'logo'] as const;
type Service = (typeof services)[number];

export const serviceLink = (service: Service, { t, paths }: Wording): LinkView => ({
  label: t(`layout.service.${service}`),
  href: paths[service](),
});

/** Under what name the menu leads to the entry of a service. */
export const menuName = (entry: string, wording: Wording): string | undefined =>
  services.map((service) => serviceLink(service, wording)).find(({ href }) => href === entry)?.label;
