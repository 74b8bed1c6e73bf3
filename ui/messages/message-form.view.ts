import type { FileFault } from '#domain/messages/attachments.ts';
import type { MessageLimits, Topic } from '#domain/messages/messages.ts';
import type { FilesView } from '#ui/components/files/files-field.tsx';
import type { FieldErrors } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** What was typed into the form, and what is wrong with it. */
export interface TypedMessage {
  topic: string;
  text: string;
  /** Tells a message that is sent again from another one. */
  draft: string;
  faults: FieldErrors;
  /** Names of files that the browser loses with the page. */
  lost: readonly string[];
}

export interface MessageFormView {
  /** Another form begins when a message was sent. */
  key: string;
  intent: string;
  draft: string;
  topics: { value: string; title: string; text?: string; selected: boolean }[];
  text: { value: string; hint: string };
  /** Absent where no file may be sent. */
  files?: FilesView;
  errors: FieldErrors;
  /** Which files have to be chosen again, where the browser has lost them with the page. */
  lost?: string;
  send: string;
}

interface MessageForm {
  key: string;
  intent: string;
  /** For a message that is not typed yet. */
  draft: string;
  topics: readonly Topic[];
  limits: MessageLimits;
  typed: TypedMessage | null;
  send: string;
}

export function messageFormView(
  { key, intent, draft, topics, limits, typed, send }: MessageForm,
  wording: Wording,
): MessageFormView {
  const { t } = wording;
  const lost = typed?.lost ?? [];
  return {
    key,
    intent,
    draft: typed?.draft || draft,
    topics: topics.map(({ code, name, answer }) => ({
      value: code,
      title: name,
      ...(answer && { text: answer }),
      selected: typed?.topic === code,
    })),
    text: { value: typed?.text ?? '', hint: t('messages.textHint', { count: limits.textLength }) },
    ...(limits.files > 0 && limits.types.length > 0 && { files: filesView(limits, wording) }),
    errors: typed?.faults ?? {},
    ...(lost.length > 0 && { lost: t('messages.chooseAgain', { count: lost.length, names: lost.join(', ') }) }),
    send,
  };
}

/** Where a name stands in a sentence that the browser completes. */
const place = '{name}';

type FileLimits = Pick<MessageLimits, 'files' | 'fileSize' | 'totalSize' | 'types'>;

/** What the field of files says, and what the browser judges. */
export function filesView(limits: FileLimits, wording: Wording): FilesView {
  const { t, fileSize } = wording;
  const says = (fault: FileFault) => fileFaultText({ fault, name: place, limits }, wording);
  return {
    hint: t('messages.filesHint', {
      count: limits.files,
      types: typesInWords(limits.types, wording),
      size: fileSize(limits.fileSize),
      hasTotal: limits.totalSize === null ? 'no' : 'yes',
      total: fileSize(limits.totalSize ?? 0),
    }),
    accept: limits.types.join(','),
    limits: { files: limits.files, fileSize: limits.fileSize, totalSize: limits.totalSize },
    says: {
      empty: says('empty'),
      type: says('type'),
      'too-large': says('too-large'),
      'too-many': says('too-many'),
      total: says('total'),
    },
  };
}

export function fileFaultText(
  { fault, name, limits }: { fault: FileFault; name: string; limits: FileLimits },
  wording: Wording,
): string {
  const { t, fileSize } = wording;
  switch (fault) {
    case 'empty':
      return t('messages.fileEmpty', { name });
    case 'too-large':
      return t('messages.fileTooLarge', { name, size: fileSize(limits.fileSize) });
    case 'type':
      return t('messages.fileType', { name, types: typesInWords(limits.types, wording) });
    case 'infected':
      return t('messages.fileInfected', { name });
    case 'too-many':
      return t('messages.fileTooMany', { name, count: limits.files });
    case 'total':
      return t('messages.fileTotal', { name, size: fileSize(limits.totalSize ?? limits.fileSize) });
  }
}

const typeNames: Record<string, string> = { 'image/jpeg': 'JPEG', 'image/webp': 'WebP' };
const typeName = (type: string) =>
  typeNames[type] ?? (type.split('/')[1] ?? type).replace(/^x-|^vnd\./, '').toUpperCase();

/** « JPEG, PNG ou PDF » */
function typesInWords(types: readonly string[], { t }: Wording): string {
  const names = types.map(typeName);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : t('messages.or', { list: names.join(', '), last });
}
