import { fileFaults } from '#domain/messages/attachments.ts';
import type {
  Correspondence,
  MessageLimits,
  MessageRefusal,
  SendOutcome,
  SentFile,
} from '#domain/messages/messages.ts';
import { safeFileName } from '#domain/shared/file-name.ts';
import type { FieldErrors } from '#ui/components/views.ts';
import { field } from '#ui/forms/fields.ts';
import { type FormOf, type FormResult, limitedResult, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import { limitedText } from '#ui/forms/limited-text.ts';
import { digestOf, postKey } from '#ui/request/digest.server.ts';
import { orderNotFound } from '#ui/request/error/error-page.server.ts';
import { contentTypeOf, nameForType } from '#ui/request/file-types.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { fileFaultText, type TypedMessage } from './message-form.view.ts';

/** Longer than any limit of a backend, so that a text that is too long is shown again whole. */
const longestText = 60_000;

const textIn = (form: FormData) => field(form, 'message', longestText).replaceAll('\r\n', '\n');
/** Of files in a draft only the names are left. */
const fileNamesIn = (form: FormData) =>
  form.getAll('fichiers').map((each) => safeFileName(typeof each === 'string' ? each : each.name, { otherwise: '' }));
const filesIn = (form: FormData) => form.getAll('fichiers').filter((each): each is File => each instanceof File);

/** A form shows its values again, and names the files that the browser has lost with the page. */
export const typedMessage = (form: FormData): TypedMessage => ({
  topic: field(form, 'sujet', 64),
  text: textIn(form),
  draft: /^[\w-]{1,40}$/.exec(field(form, 'envoi', 40))?.[0] ?? '',
  faults: {},
  lost: fileNamesIn(form).filter((name) => name !== ''),
});

/** The path parameters of the pages of messages. */
export const placeOf = ({ params: { code = '', subOrderCode = '', threadId = '' } }: RequestContext) => ({
  code,
  subOrderCode,
  threadId,
});

/** What is known about the consignment of the address; the page does not exist for anybody else. */
export async function correspondenceAt(context: RequestContext): Promise<Correspondence> {
  const { code, subOrderCode } = placeOf(context);
  const found = await context.ports.sellerMessages.about(subOrderCode);
  if (found === 'unknown' || found.order !== code) throw orderNotFound(context);
  return found;
}

/** A message as it is ready to be sent. */
export interface ReadyMessage {
  topic: string;
  text: string;
  files: readonly SentFile[];
  key: string;
}

interface MessageFormInput {
  /** Whether a topic is asked for. */
  hasTopic: boolean;
  send(context: RequestContext, message: ReadyMessage): Promise<SendOutcome>;
}

/** The form of a message: it is judged here before the backend is asked, and sent once however often it is posted. */
export const messageForm = ({ hasTopic, send }: MessageFormInput): FormOf<TypedMessage> => ({
  failure: 'message-send',
  typed: typedMessage,

  async save(context, form): Promise<FormResult<TypedMessage>> {
    const typed = typedMessage(form);
    const { limits, topics } = await correspondenceAt(context);
    const judged = await judgedFiles(context, { form, limits });
    const faults: FieldErrors = {
      ...(hasTopic &&
        !topics.some(({ code }) => code === typed.topic) && { sujet: context.wording.t('messages.topicMissing') }),
      ...textFault(typed.text, limits, context),
      ...(judged.faults.length > 0 && { fichiers: judged.faults.join(' ') }),
    };
    if (Object.keys(faults).length > 0) return refusedResult({ ...typed, lost: judged.names, faults });

    const seconds = await context.limits.take('message');
    if (seconds > 0) {
      const text = limitedText(context.wording, seconds);
      return limitedResult({ ...typed, lost: judged.names }, { tone: 'error', text });
    }
    const { text, topic } = typed;
    const sent = await send(context, { topic, text, files: judged.files, key: await keyOf(typed, judged.files) });
    if (sent.kind === 'unknown') throw orderNotFound(context);
    if (sent.kind === 'refused') return refusedBy(context, { typed, limits, refusal: sent.refusal });
    const { code, subOrderCode } = placeOf(context);
    const thread = { code, subOrderCode, threadId: sent.thread.id };
    return redirectResult(context.wording.paths.sellerThread(thread, { note: 'envoye' }), { replaces: !hasTopic });
  },
});

function textFault(text: string, limits: MessageLimits, context: RequestContext): FieldErrors {
  if (text.trim() === '') return { message: context.wording.t('messages.textMissing') };
  return text.length <= limits.textLength ? {} : { message: tooLong(text, limits, context) };
}

const tooLong = (text: string, { textLength }: MessageLimits, { wording: { t, number } }: RequestContext) =>
  t('messages.textTooLong', { count: number(text.length), most: number(textLength) });

interface CheckedFiles {
  files: SentFile[];
  faults: string[];
  /** Of the files without a fault: they have to be chosen again as well, when the message is not sent. */
  names: string[];
}

async function judgedFiles(
  context: RequestContext,
  { form, limits }: { form: FormData; limits: MessageLimits },
): Promise<CheckedFiles> {
  const { wording, config } = context;
  const chosen = await Promise.all(
    filesIn(form).map(async (content) => ({
      name: safeFileName(content.name, { otherwise: wording.t('messages.fileOtherwise') }),
      size: content.size,
      type: await contentTypeOf(content),
      content,
    })),
  );
  const found = fileFaults(chosen, limits);
  const sent = chosen.flatMap(({ name, type, content }, at) =>
    found[at] === null && type !== null ? [{ name: nameForType(name, type), type, content }] : [],
  );
  const own = chosen.flatMap(({ name }, at) => {
    const fault = found[at];
    return fault ? [fileFaultText({ fault, name, limits }, wording)] : [];
  });
  const most = Math.min(limits.totalSize ?? Number.POSITIVE_INFINITY, config.UPLOAD_MAX_MB * 1024 * 1024);
  const unread = (await context.unreadFiles()).map((reason) =>
    reason === 'size'
      ? wording.t('messages.filesTooLarge', { size: wording.fileSize(most) })
      : wording.t('messages.filesTooMany', { count: limits.files }),
  );
  return { files: sent, faults: [...own, ...unread], names: sent.map(({ name }) => name) };
}

/** The same message has the same key; one that was changed after a failure has another. */
async function keyOf({ draft, topic, text }: TypedMessage, files: readonly SentFile[]): Promise<string> {
  const digests = await Promise.all(
    files.map(async ({ name, content }) => [name, await digestOf(await content.arrayBuffer())]),
  );
  return postKey([draft, topic, text, digests]);
}

interface Refused {
  typed: TypedMessage;
  limits: MessageLimits;
  refusal: MessageRefusal;
}

function refusedBy(context: RequestContext, { typed, limits, refusal }: Refused): FormResult<TypedMessage> {
  const { wording } = context;
  const { t } = wording;
  const faulty = (faults: FieldErrors) => refusedResult({ ...typed, faults });
  switch (refusal.kind) {
    case 'file': {
      const name = safeFileName(refusal.name, { otherwise: t('messages.fileOtherwise') });
      const text = fileFaultText({ fault: refusal.reason, name, limits }, wording);
      return refusedResult({ ...typed, faults: { fichiers: text }, lost: typed.lost.filter((each) => each !== name) });
    }
    case 'too-many-files':
      return faulty({ fichiers: t('messages.filesTooMany', { count: limits.files }) });
    case 'files-too-large':
      return faulty({
        fichiers: t('messages.filesTooLarge', { size: wording.fileSize(limits.totalSize ?? limits.fileSize) }),
      });
    case 'text-missing':
      return faulty({ message: t('messages.textMissing') });
    case 'text-too-long':
      return faulty({ message: tooLong(typed.text, limits, context) });
    case 'topic':
      return faulty({ sujet: t('messages.topicMissing') });
    case 'closed':
      return refusedResult(typed, { tone: 'error', text: t('messages.refusedClosed') });
    case 'other':
      return refusedResult(typed, { tone: 'error', text: t('error.messageSend') });
  }
}
