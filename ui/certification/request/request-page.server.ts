import { redirect } from 'react-router';
import {
  type Certification,
  mayRequest,
  type NamedRepresentative,
  type RequestRefusal,
} from '#domain/certification/certification.ts';
import { checkRequest, type TypedRequest } from '#domain/certification/request.ts';
import { type FileFault, fileFaults } from '#domain/messages/attachments.ts';
import { answerOrFound } from '#domain/shared/fault.ts';
import { safeFileName } from '#domain/shared/file-name.ts';
import { field } from '#ui/forms/fields.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { type FormOf, type FormResult, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import { fileFaultText } from '#ui/messages/message-form.view.ts';
import { contentTypeOf, nameForType } from '#ui/request/file-types.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { type RequestState, requestView } from './request.view.ts';

const typedRequest = (form: FormData): TypedRequest => ({
  representative: field(form, 'representant', 64),
  civility: field(form, 'civilite', 8),
  firstName: field(form, 'prenom'),
  lastName: field(form, 'nom'),
  role: field(form, 'fonction'),
  attested: field(form, 'attestation') === 'oui',
});

/** Of a file in a draft only the name is left. */
function typedState(form: FormData): RequestState {
  const file = form.get('justificatif');
  const name = typeof file === 'string' ? file : (file?.name ?? '');
  const lost = safeFileName(name, { otherwise: '' });
  return { typed: typedRequest(form), faults: {}, document: null, lost: lost || null };
}

/** Who may not ask is led to the company, which says why. */
async function askable({ ports, wording: { paths } }: RequestContext): Promise<Certification> {
  const certification = await ports.certifications.mine();
  if (mayRequest(certification)) return certification;
  throw redirect(paths.company({ note: certification.company === null ? 'siret-requis' : null }));
}

type Document = Extract<NamedRepresentative, { kind: 'other' }>['document'];

/** The document, or what is wrong with it, in words. */
async function documentOf(
  context: RequestContext,
  form: FormData,
  limits: NonNullable<Certification['document']>,
): Promise<{ document: Document } | { fault: string }> {
  const { wording, config } = context;
  const content = form.get('justificatif');
  const [unread] = await context.unreadFiles();
  const bound = { files: 1, totalSize: null, ...limits };
  const refusal = (fault: FileFault, name: string, fileSize = limits.fileSize) => ({
    fault: fileFaultText({ fault, name, limits: { ...bound, fileSize } }, wording),
  });
  const fileNameOf = (file: string) => safeFileName(file, { otherwise: wording.t('messages.fileOtherwise') });
  if (unread)
    return refusal('too-large', fileNameOf(''), Math.min(limits.fileSize, config.UPLOAD_MAX_MB * 1024 * 1024));
  if (!(content instanceof File)) return { fault: wording.t('certification.documentMissing') };
  const name = fileNameOf(content.name);
  const type = await contentTypeOf(content);
  const [fault = null] = fileFaults([{ name, size: content.size, type }], bound);
  return fault !== null || type === null
    ? refusal(fault ?? 'type', name)
    : { document: { name: nameForType(name, type), type, content } };
}

const requestForm: FormOf<RequestState> = {
  failure: 'certification-request',
  typed: typedState,
  async save(context, form) {
    const { ports, wording } = context;
    const certification = await askable(context);
    const state = typedState(form);
    const checked = checkRequest(state.typed, certification);
    const isOther =
      checked.kind === 'other' || (checked.kind === 'refused' && !isRegistered(state.typed, certification));
    const { document: limits } = certification;
    const read = isOther && limits ? await documentOf(context, form, limits) : { document: null };
    const fault = 'fault' in read ? read.fault : null;
    if (checked.kind === 'refused' || fault !== null) {
      const faults = checked.kind === 'refused' ? checked.faults : {};
      const isChosen = faults.representative === undefined;
      return refusedResult({ ...state, faults, document: isChosen ? fault : null, lost: fault ? null : state.lost });
    }
    const named: NamedRepresentative =
      checked.kind === 'known' ? checked : { ...checked, document: 'document' in read ? read.document : null };
    const answer = await answerOrFound(ports.certifications.request(named), async () =>
      (await ports.certifications.mine()).status === 'pending' ? ({ kind: 'requested' } as const) : null,
    );
    if (answer.kind === 'requested') return redirectResult(wording.paths.company({ note: 'demande' }));
    if (answer.kind === 'already') return redirectResult(wording.paths.company({ note: 'deja-demandee' }));
    return refusedBy(context, { state, refusal: answer, limits });
  },
};

const isRegistered = ({ representative }: TypedRequest, { representatives }: Certification) =>
  representatives.some(({ id }) => id === representative);

function refusedBy(
  { wording, config }: RequestContext,
  { state, refusal, limits }: { state: RequestState; refusal: RequestRefusal; limits: Certification['document'] },
): FormResult<RequestState> {
  const { t } = wording;
  switch (refusal.kind) {
    case 'representative':
      return refusedResult(state, { tone: 'error', text: t('certification.representativeRefused') });
    case 'document-missing':
      return refusedResult({ ...state, document: t('certification.documentMissing') });
    case 'file': {
      const name = state.lost ?? t('messages.fileOtherwise');
      const bound = { fileSize: 0, types: [], ...limits, files: 1, totalSize: null };
      const text = fileFaultText({ fault: refusal.reason, name, limits: bound }, wording);
      return refusedResult({ ...state, lost: null, document: text });
    }
    case 'other':
      return refusedResult(state, { tone: 'error', text: t('certification.notSent', { phone: config.PHONE_PRO }) });
  }
}

/** The request of a company's certification: who represents it, and a document where the register does not say so. */
export const requestPage = formPage({
  forms: { request: requestForm },
  fallback: 'request',
  needs: 'certification-fetch',
  async load(context, { stateOf, notices }) {
    const certification = await askable(context);
    const view = requestView({ certification, state: stateOf('request'), notices }, context.wording);
    return { view, description: context.wording.t('certification.requestDescription') };
  },
});

export const { action, loader } = requestPage;
