import { mostParts } from '#ui/request/posted-form.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import { isErrorView, type ResubmitForm, type ThrownPage } from './error.view.ts';

/** Fields that name the form or a choice. A form of these alone is not worth sending again. */
const chosen = /^(intent|mode|version|[a-zA-Z]+Id)$/;
const shortest = 3;

type ErrorContext = Pick<RequestContext, 'posted' | 'wording'>;

/** The error page; if it answers a post, it has the typed values and a button that sends them again. */
export async function withSubmittedValues<Thrown>(
  thrown: Thrown,
  { posted, wording }: ErrorContext,
  url: URL,
): Promise<Thrown> {
  if (posted === null || !isErrorPage(thrown)) return thrown;
  // A body that is no form has no typed values.
  const form = await posted().catch(() => new FormData());
  const typed = resubmitForm({ form, url, wording });
  if (typed) thrown.data = { ...thrown.data, typed };
  return thrown;
}

interface PostedForm {
  form: FormData;
  url: URL;
  wording: RequestContext['wording'];
}

/** The values of a form, to be sent again; `null` where nothing was typed. */
export function resubmitForm({ form, url, wording: { t } }: PostedForm): ResubmitForm | null {
  const route = routeOf(url.pathname)?.entry;
  if (route?.kind === 'endpoint') return null;
  const entries = [...form].slice(0, mostParts);
  const fields = entries.flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, withPlainBreaks(value)] as const] : [],
  );
  if (!fields.some(([name, value]) => value !== '' && !chosen.test(name))) return null;
  const hasFiles = entries.some(([, value]) => typeof value !== 'string');
  return {
    action: url.pathname + url.search,
    fields,
    title: t('error.typedTitle'),
    text: hasFiles ? `${t('error.typedText')} ${t('error.typedFiles')}` : t('error.typedText'),
    send: t('error.typedSend'),
    lines: route?.drafts ? linesOf(fields) : [],
  };
}

/** A browser posts CRLF, and reads LF out of a document. */
const withPlainBreaks = (value: string) => value.replaceAll('\r\n', '\n');

const linesOf = (fields: ResubmitForm['fields']): string[] =>
  fields.flatMap(([name, value]) => (chosen.test(name) || value.length < shortest ? [] : [value]));

/** Whether what was thrown is an error page of the shop, as `error-page.server.ts` makes them. */
export const isErrorPage = (thrown: unknown): thrown is ThrownPage =>
  typeof thrown === 'object' && thrown !== null && 'data' in thrown && isErrorView(thrown.data);
