import { type NoticedService, noticesOf } from '#domain/service-notices/service-notices.ts';
import { orNull } from '#domain/shared/fault.ts';
import type { NoticeView } from '#ui/components/views.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

/** What has to be known of a service before composing it; nothing where nobody answers. */
export async function serviceNotices(
  { ports }: Pick<RequestContext, 'ports'>,
  service: NoticedService,
): Promise<NoticeView[]> {
  const inForce = (await orNull(ports.serviceNotices.inForce())) ?? [];
  return noticesOf(inForce, service).map(({ severity, title, text }) => ({
    tone: severity,
    ...(title === null ? {} : { title }),
    text,
  }));
}
