import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { context, isoMoment, type Promised, pactWith, refusal } from '#adapters/testing/pact.ts';
import type { Certification } from '#domain/certification/certification.ts';

const { eachLike, integer, regex, string } = Matchers;
const pro = { mode: 'pro' } as const;
const pact = pactWith('certification', { ...context, baseSite: 'pro' });
const owner = 'pro-sans-demande@exemple.fr';
const own = { own: true, as: owner } as const;
const siret = '20003452800014';
const asked = { 'a professional who has asked for no certification': { owner } };
const pending = { 'a requested certification': { owner } };

const person = {
  titleCode: regex('^mrs?$', 'mr'),
  firstName: string('Compte'),
  lastName: string('Titulaire'),
  role: string('gérant'),
};
const legalPerson = {
  company: {
    id: string('ent-pro-sans-demande'),
    siret,
    name: string('Société Sans Demande'),
    address: { line1: string('45 avenue de la Gare'), postalCode: string('44000'), town: string('Nantes') },
  },
  representatives: eachLike({ id: string('rep-gerant'), ...person }),
  documentLimits: { fileSize: integer(5_242_880), types: eachLike(string('application/pdf')) },
};
const gerant = { civility: 'mr', firstName: 'Compte', lastName: 'Titulaire', role: 'gérant' } as const;
const read: Certification = {
  company: {
    siret,
    name: 'Société Sans Demande',
    address: { street: '45 avenue de la Gare', codePostal: '44000', city: 'Nantes' },
  },
  status: 'inactive',
  requestedAt: null,
  representative: null,
  refusal: null,
  representatives: [{ id: 'rep-gerant', ...gerant }],
  document: { fileSize: 5_242_880, types: ['application/pdf'] },
};

test('the company that may be certified is read, with whom the register names', async () => {
  const promised: Promised = {
    to: 'the legal person of who has asked for no certification',
    given: asked,
    call: 'GET /users/current/legalperson',
    ...own,
    answers: { ...legalPerson, certificationStatus: 'inactive' },
  };
  expect(await pact([promised], ({ certifications }) => certifications.mine(), pro)).toEqual(read);
});

test('a request that somebody looks at is read, with whom it names', async () => {
  const promised: Promised = {
    to: 'the legal person whose certification is pending',
    given: pending,
    call: 'GET /users/current/legalperson',
    ...own,
    answers: {
      ...legalPerson,
      certificationStatus: 'pending',
      requestedAt: isoMoment('2026-11-24T09:00:00.000Z'),
      representative: person,
    },
  };
  expect(await pact([promised], ({ certifications }) => certifications.mine(), pro)).toEqual({
    ...read,
    status: 'pending',
    requestedAt: '2026-11-24T09:00:00.000Z',
    representative: gerant,
  });
});

test.each([
  { about: 'that the register knows', named: siret, status: 200, given: asked, outcome: 'named' },
  { about: 'that the register does not know', named: '54206547900017', reason: 'unknownSiret', outcome: 'unknown' },
  { about: 'of a company that has closed', named: '55210055400013', reason: 'closedCompany', outcome: 'closed' },
  {
    about: 'while a certification is pending',
    named: siret,
    status: 409,
    reason: 'certificationSettled',
    given: pending,
    outcome: 'settled',
  },
])('a company is named by a SIRET $about', async ({ about, named, status = 400, reason, given = asked, outcome }) => {
  const promised: Promised = {
    to: `the company by a SIRET ${about}`,
    given,
    call: 'PUT /users/current/legalperson/company',
    sends: { siret: named },
    ...own,
    status,
    answers: reason ? refusal('CertificationError', reason) : legalPerson,
  };
  expect(await pact([promised], ({ certifications }) => certifications.nameCompany(named), pro)).toBe(outcome);
});

test.each([
  { about: 'by somebody of the register', id: 'rep-gerant', status: 201, outcome: { kind: 'requested' } },
  { about: 'by nobody', id: 'inconnu', reason: 'representativeUnknown', outcome: { kind: 'representative' } },
  {
    about: 'a second time',
    id: 'rep-gerant',
    status: 409,
    reason: 'alreadyRequested',
    given: pending,
    outcome: { kind: 'already' },
  },
])('a certification is asked for $about', async ({ about, id, status = 400, reason, given = asked, outcome }) => {
  const promised: Promised = {
    to: `the request of a certification ${about}`,
    given,
    call: 'POST /users/current/legalperson/certification',
    sendsForm: { representativeId: id },
    ...own,
    status,
    answers: reason
      ? refusal('CertificationError', reason)
      : { ...legalPerson, certificationStatus: 'pending', representative: person },
  };
  const answer = await pact([promised], ({ certifications }) => certifications.request({ kind: 'known', id }), pro);
  expect(answer).toEqual(outcome);
});

test('a certification is asked for by somebody else, who sends no document', async () => {
  const promised: Promised = {
    to: 'the request of a certification by somebody else, without a document',
    given: asked,
    call: 'POST /users/current/legalperson/certification',
    sendsForm: { firstName: 'Compte', lastName: 'Directrice', titleCode: 'mrs', role: 'Directrice' },
    ...own,
    status: 400,
    answers: refusal('CertificationError', 'documentMissing'),
  };
  const person = { civility: 'mrs', firstName: 'Compte', lastName: 'Directrice', role: 'Directrice' } as const;
  const asks = { kind: 'other', person, document: null } as const;
  expect(await pact([promised], ({ certifications }) => certifications.request(asks), pro)).toEqual({
    kind: 'document-missing',
  });
});
