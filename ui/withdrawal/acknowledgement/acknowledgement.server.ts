import type { Download } from '#domain/shared/download.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { nameOf } from '#ui/layout/layout.view.ts';
import { notFound, orderNotFound } from '#ui/request/error/error-page.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { type AcknowledgementView, acknowledgementText, acknowledgementView } from './acknowledgement.view.ts';

interface Place {
  code: string;
  withdrawalCode: string;
}

/** The acknowledgement of the withdrawal in the address, read from the backend each time, in the shopper's language. */
export async function acknowledgementAt(
  context: RequestContext,
  { place: { code, withdrawalCode }, notices }: { place: Place; notices: NoticeView[] },
): Promise<AcknowledgementView> {
  const { ports, session, config, wording } = context;
  const shopper = session.open?.shopper;
  // The guard lets only signed-in shoppers pass, and an editor's preview.
  if (!shopper) throw new Fault('signed-out', 'session');
  const [order, withdrawals] = await Promise.all([ports.orders.ofCode(code), ports.orders.withdrawals(code)]);
  if (order === 'unknown' || withdrawals === 'unknown') throw orderNotFound(context);
  const withdrawal = withdrawals.find((each) => each.code === withdrawalCode);
  if (!withdrawal) throw notFound(context);
  return acknowledgementView({ order, withdrawal, name: nameOf(shopper), phone: config.PHONE_PART, notices }, wording);
}

/** The acknowledgement as a file that stays readable anywhere: plain text, with the mark that says it is UTF-8. */
export async function acknowledgementFile(context: RequestContext, place: Place): Promise<Download> {
  const view = await acknowledgementAt(context, { place, notices: [] });
  const bytes = new TextEncoder().encode(`\uFEFF${acknowledgementText(view, context.wording)}`);
  return {
    name: `${place.withdrawalCode}.txt`,
    type: 'text/plain',
    size: bytes.byteLength,
    bytes: new Blob([bytes]).stream(),
  };
}
