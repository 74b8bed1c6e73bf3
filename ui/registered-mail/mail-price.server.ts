import { fieldOfRefusal, pricedMailOf, refusalFault } from '#domain/registered-mail/composing.ts';
import type { MailFault, MailField, MailStep } from '#domain/registered-mail/fields.ts';
import type { Quote, RegisteredMailOptions } from '#domain/registered-mail/registered-mail.ts';
import { orNull } from '#domain/shared/fault.ts';
import { type PriceView, type ShownStep, unpriced } from '#ui/journey/journey.view.ts';
import type { SavedAnswers } from '#ui/journey/journey-form.server.ts';
import { refusedIn } from '#ui/journey/refused-answers.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { priceView } from './mail-summary.view.ts';
import { registeredMail } from './registered-mail.journey.ts';

export type MailPage = ShownStep<MailStep, MailField, MailFault, RegisteredMailOptions>;
type SavedMail = SavedAnswers<MailStep, MailField, MailFault, RegisteredMailOptions>;

/** The price, with what each choice costs. */
export interface MailPrice extends PriceView {
  whole: Quote;
}

/** The backend's price of what is composed so far; `null` where it has none yet. */
export async function priceOf(
  { answers, options }: Pick<MailPage, 'answers' | 'options'>,
  { ports, wording }: Pick<RequestContext, 'ports' | 'wording'>,
): Promise<MailPrice | null | typeof unpriced> {
  const mail = pricedMailOf(answers, options);
  if (!mail) return null;
  const quoted = await orNull(ports.registeredMails.quote(mail));
  if (!quoted) return unpriced;
  return quoted.quote && { ...priceView(quoted.quote, wording), isLeast: !mail.level, whole: quoted.quote };
}

/** What the backend refuses, on the page of a step. */
export const refusedView = refusedIn(registeredMail, { fieldOfRefusal, refusalFault });

/** What the backend says of a step that breaks no rule of ours. */
export const judgeStep =
  (step: MailStep) =>
  async ({ answers, options, journey }: SavedMail, { ports, wording }: RequestContext) => {
    const mail = pricedMailOf(answers, options);
    const quoted = mail && (await ports.registeredMails.quote(mail));
    return refusedView(quoted?.kind === 'refused' ? quoted.refusals : [], { step, journey, wording });
  };
