import type { Config } from '#adapters/config.ts';
import {
  getLegalPerson,
  nameLegalPersonCompany,
  requestCertification,
} from '#adapters/generated/certification/sdk.gen.ts';
import type { CertificationRequest } from '#adapters/generated/certification/types.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import type { Certification, Certifications, NamedRepresentative } from '#domain/certification/certification.ts';
import { toCertification, toRefusal } from './certification-mapping.ts';

const path = { userId: 'current' };

export class HttpCertifications implements Certifications {
  readonly #backend: Backend;
  readonly #config: Pick<Config, 'TIMEOUT_UPLOAD'>;

  constructor(backend: Backend, config: Pick<Config, 'TIMEOUT_UPLOAD'>) {
    this.#backend = backend;
    this.#config = config;
  }

  async mine(): Promise<Certification> {
    const { calls, own, context } = this.#backend;
    return toCertification(await calls.callOrThrow('getLegalPerson', getLegalPerson({ ...own, path, query: context })));
  }

  async nameCompany(siret: string): ReturnType<Certifications['nameCompany']> {
    const { calls, own, context } = this.#backend;
    const call = nameLegalPersonCompany({ ...own, path, query: context, body: { siret } });
    const answer = await calls.call('nameLegalPersonCompany', call);
    if (answer.ok) return 'named';
    const { status, reason } = answer.refusal;
    if (status === 409) return 'settled';
    return reason === 'closedCompany' ? 'closed' : 'unknown';
  }

  async request(named: NamedRepresentative): ReturnType<Certifications['request']> {
    const { calls, context } = this.#backend;
    // Only a document takes its time: who is chosen from the register does not wait for a minute.
    const hasFile = named.kind !== 'known' && named.document !== null;
    const within = hasFile ? this.#backend.ownWithin(this.#config.TIMEOUT_UPLOAD) : this.#backend.own;
    const call = requestCertification({ ...within, path, query: context, body: fromNamed(named) });
    const answer = await calls.call('requestCertification', call);
    if (answer.ok) return { kind: 'requested' };
    return answer.refusal.status === 409 ? { kind: 'already' } : toRefusal(answer.refusal);
  }
}

function fromNamed(named: NamedRepresentative): CertificationRequest {
  if (named.kind === 'known') return { representativeId: named.id };
  const { person, document } = named;
  const { civility, firstName, lastName, role } = person;
  return {
    firstName,
    lastName,
    ...(civility && { titleCode: civility }),
    ...(role && { role }),
    // The type is what its content shows.
    ...(document && { document: new File([document.content], document.name, { type: document.type }) }),
  };
}
