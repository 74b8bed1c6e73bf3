import type { Faults } from '#domain/journey/journey.ts';
import { fieldOfRefusal, pricedMailOf } from '#domain/registered-mail/composing.ts';
import type { MailFault, MailField, MailStep } from '#domain/registered-mail/fields.ts';
import type { MailRefusal, Quote, RegisteredMailOptions } from '#domain/registered-mail/registered-mail.ts';
import { orNull } from '#domain/shared/fault.ts';
import type { NoticeView } from '#ui/components/views.ts';
import type { JourneyPage, PriceView } from '#ui/journey/journey.view.ts';
import type { SavedAnswers } from '#ui/journey/journey-form.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { refusalFault } from './mail-faults.view.ts';
import { priceView } from './mail-summary.view.ts';

export type MailPage = JourneyPage<MailStep, MailField, MailFault, RegisteredMailOptions>;
export type SavedMail = SavedAnswers<MailStep, MailField, MailFault, RegisteredMailOptions>;

/** The backend's price of what is composed so far; `null` where it has none, or cannot be asked. */
async function quoteOf(
  { answers, options }: Pick<MailPage, 'answers' | 'options'>,
  { ports }: Pick<RequestContext, 'ports'>,
): Promise<Quote | null> {
  const mail = pricedMailOf(answers, options);
  return mail ? ((await orNull(ports.registeredMails.quote(mail)))?.quote ?? null) : null;
}

export async function priceOf(page: MailPage, context: RequestContext): Promise<PriceView | null> {
  const quote = await quoteOf(page, context);
  return quote && priceView(quote, context.wording);
}

interface Refused {
  faults: Faults<MailField, MailFault>;
  notices: NoticeView[];
}

/** Refusals at their fields; one that is about no field of the form is said above it. */
export function refusedView(refusals: readonly MailRefusal[], { wording }: Pick<RequestContext, 'wording'>): Refused {
  const faults: Partial<Record<MailField, MailFault>> = {};
  const notices: NoticeView[] = [];
  for (const refusal of refusals) {
    const [field, fault] = [fieldOfRefusal(refusal), refusalFault(refusal)];
    if (field && fault) faults[field] = fault;
    else notices.push({ tone: 'error', text: wording.t('registered-mail.refused') });
  }
  return { faults, notices };
}

/** What the backend says of answers that break no rule of ours. */
export async function judgeMail({ answers, options }: SavedMail, context: RequestContext): Promise<Refused> {
  const mail = pricedMailOf(answers, options);
  const quoted = mail && (await context.ports.registeredMails.quote(mail));
  return refusedView(quoted?.kind === 'refused' ? quoted.refusals : [], context);
}
