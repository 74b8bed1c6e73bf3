import { type NoticedService, noticesOf } from '#domain/service-notices/service-notices.ts';
import { orNull } from '#domain/shared/fault.ts';
import type { NoticeView } from '#ui/components/views.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

/** The service that a journey sells, by the journey's name. A comparison of carriers is about parcels. */
const services: Readonly<Record<string, NoticedService>> = {
  parcels: 'parcels',
  carriers: 'parcels',
  letters: 'letters',
  stamps: 'stamps',
  logo: 'logo',
  'registered-mail': 'registered-mail',
  forwarding: 'forwarding',
};

/** What has to be known of a service before composing it; nothing where nobody answers. */
export async function serviceNotices({ ports }: Pick<RequestContext, 'ports'>, journey: string): Promise<NoticeView[]> {
  const service = services[journey];
  if (service === undefined) return [];
  const inForce = (await orNull(ports.serviceNotices.inForce())) ?? [];
  return noticesOf(inForce, service).map(({ severity, title, text }) => ({
    tone: severity,
    ...(title === null ? {} : { title }),
    text,
  }));
}
