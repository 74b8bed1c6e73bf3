import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/certification.ts';
import { certificationsIn, type PersonRecord } from '../records/certifications.ts';
import { type UserRecord, usersIn } from '../records/users.ts';
import { legalEntityOf } from '../session/legal-entity.ts';
import { signedInShopperOf } from '../session/users.ts';
import { isoNowIn } from '../shared/calendar/clock.ts';
import { BASE_URL } from '../shared/operations.ts';
import { accessDenied, conflict, invalidField } from '../shared/problems.ts';
import { bodyOf } from '../shared/requests/request-body.ts';
import { type World, worldOf } from '../shared/world.ts';
import { legalPersonAnswer } from './answer.ts';
import { certificationRefusal, documentIn } from './document.ts';
import { companyBySiret } from './register.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });

async function professionalOf(request: Request, userId: string) {
  const world = worldOf(request);
  const user = await signedInShopperOf(world, request, userId);
  if (user.profile !== 'pro') throw accessDenied();
  return { world, user };
}

const isSettled = (world: World, user: UserRecord) =>
  ['active', 'pending'].includes(legalEntityOf(world, user)?.certificationStatus ?? '');

const certificationConflict = (reason: 'certificationSettled' | 'alreadyRequested', subject: string) =>
  conflict({ type: 'CertificationError', reason, subject, subjectType: 'certification', message: 'It is settled.' });

export const certificationHandlers = [
  http.get('/users/{userId}/legalperson', async ({ params, request, response }) => {
    const { world, user } = await professionalOf(request, params.userId);
    return response(200).json(legalPersonAnswer(world, user));
  }),

  http.put('/users/{userId}/legalperson/company', async ({ params, request, response }) => {
    const { world, user } = await professionalOf(request, params.userId);
    const { siret } = await bodyOf(request);
    if (!/^\d{14}$/.test(siret)) throw invalidField('siret');
    const company = companyBySiret(siret);
    if (!company) throw certificationRefusal('unknownSiret', siret);
    if (company.closed) throw certificationRefusal('closedCompany', siret);
    if (isSettled(world, user)) throw certificationConflict('certificationSettled', user.uid);
    const id = user.legalEntity?.id ?? `ent-${user.uid.split('@')[0]}`;
    const named = await usersIn(world).update((q) => q.where({ uid: user.uid }), {
      data: (record) => {
        record.legalEntity = { id, siret, name: company.name, certificationStatus: 'inactive' };
      },
    });
    // What was said of another company says nothing of this one.
    certificationsIn(world).deleteMany((q) => q.where({ owner: user.uid }));
    return response(200).json(legalPersonAnswer(world, named ?? user));
  }),

  http.post('/users/{userId}/legalperson/certification', async ({ params, request, response }) => {
    const { world, user } = await professionalOf(request, params.userId);
    const form = await request.formData().catch(() => null);
    if (form === null) throw invalidField('body');
    const application = await applicationIn(form, user);
    await world.exclusively(async () => {
      if (isSettled(world, user)) throw certificationConflict('alreadyRequested', user.uid);
      certificationsIn(world).deleteMany((q) => q.where({ owner: user.uid }));
      await certificationsIn(world).create({ owner: user.uid, requestedAt: isoNowIn(world), ...application });
    });
    return response(201).json(legalPersonAnswer(world, user));
  }),
];

/** Whom the request names: somebody of the register, or anybody with a document. */
async function applicationIn(
  form: FormData,
  { legalEntity }: UserRecord,
): Promise<{ representative: PersonRecord; document: string | null }> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  if (!legalEntity) throw certificationRefusal('companyMissing', 'company');
  const chosen = text('representativeId');
  if (chosen !== '') {
    const found = companyBySiret(legalEntity.siret)?.representatives.find(({ id }) => id === chosen);
    if (!found) throw certificationRefusal('representativeUnknown', chosen);
    const { id: _, ...representative } = found;
    return { representative, document: null };
  }
  for (const name of ['firstName', 'lastName']) if (text(name) === '') throw invalidField(name, 'missing');
  return {
    representative: {
      firstName: text('firstName'),
      lastName: text('lastName'),
      ...(text('titleCode') && { titleCode: text('titleCode') }),
      ...(text('role') && { role: text('role') }),
    },
    document: await documentIn(form),
  };
}
