import type { Certification, Certifications } from '#domain/certification/certification.ts';
import { aCertification } from '#domain/certification/examples.ts';
import { aRequest, type GivenRequest, waitingFor } from '#ui/request/request.examples.ts';

/** A professional at the pages of the company, and what was asked of the backend. */
export function aProfessional(
  certification: Partial<Certification> = {},
  over: Partial<Certifications> = {},
  { seconds = 0, ...given }: GivenRequest & { seconds?: number } = {},
) {
  const asked: unknown[] = [];
  const certifications: Certifications = {
    mine: async () => aCertification(certification),
    nameCompany: async (siret) => {
      asked.push(siret);
      return 'named';
    },
    request: async (named) => {
      asked.push(named);
      return { kind: 'requested' };
    },
    ...over,
  };
  const limits = waitingFor(seconds);
  return { asked, context: aRequest({ mode: 'pro', ports: { certifications }, limits, ...given }) };
}
