import { describe, expect, test } from 'vitest';
import type { Certification, Certifications, NamedRepresentative } from '#domain/certification/certification.ts';
import { aCertification, aRepresentative } from '#domain/certification/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import { aForm, fails, type GivenRequest, ledTo } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { aProfessional } from '../certification-ports.examples.ts';
import { requestPage } from './request-page.server.ts';

const at = '/professionnel/mon-compte/entreprise';
const requestUrl = new URL(`${at}/certification`, 'https://boutique.exemple.fr');
const away = fails(new Fault('timeout', 'certification'));
const lost = fails(new Fault('unavailable', 'certification'));

const extract = () => new File(['%PDF-1.4\n%âãÏÓ'], 'extrait.pdf', { type: 'application/pdf' });
const person = { representant: 'autre', civilite: 'mrs', prenom: 'Compte', nom: 'Directrice', fonction: 'Directrice' };

describe('the request', () => {
  const send = (
    fields: Record<string, string>,
    { file, given, ...over }: Partial<Certifications> & { file?: File; given?: GivenRequest } = {},
    certification: Partial<Certification> = {},
  ) => {
    const { context, asked } = aProfessional(certification, over, given);
    const form = aForm({ intent: 'request', attestation: 'oui', ...fields });
    if (file) form.set('justificatif', file);
    return { asked, answer: requestPage.post(context, { url: requestUrl, form }) };
  };

  test('a certification request names somebody of the register, and needs no document', async () => {
    const { answer, asked } = send({ representant: 'rep-gerant' });
    expect(await ledTo(answer)).toBe(`${at}?note=demande`);
    expect(asked).toEqual([{ kind: 'known', id: 'rep-gerant' }]);
  });

  test('a certification request names somebody else, with a document of its content’s type', async () => {
    const { answer, asked } = send(person, { file: extract() });
    expect(await ledTo(answer)).toBe(`${at}?note=demande`);
    const [named] = asked as NamedRepresentative[];
    expect(named).toMatchObject({
      kind: 'other',
      person: { civility: 'mrs', firstName: 'Compte', lastName: 'Directrice', role: 'Directrice' },
      document: { name: 'extrait.pdf', type: 'application/pdf' },
    });
  });

  test.each([
    ['no document', undefined, /Joignez un justificatif/],
    ['an empty document', new File([], 'blanc.pdf'), /blanc\.pdf.* est vide/],
    ['a document of another kind', new File(['bonjour'], 'extrait.pdf'), /PDF/],
    ['a document that is too large', new File(['%PDF-1.4', 'a'.repeat(6_000_000)], 'grand.pdf'), /grand\.pdf.* 5\sMo/],
  ])(
    'a certification request of somebody else with %s is refused, and the typed values stay',
    async (_, file, error) => {
      const { answer, asked } = send(person, file ? { file } : {});
      const { status, page } = await answer;
      expect([status, page.view?.form.errors.justificatif]).toEqual([422, expect.stringMatching(error)]);
      expect(page.view?.form.values).toMatchObject({ firstName: 'Compte', lastName: 'Directrice', attested: true });
      expect(asked).toEqual([]);
    },
  );

  test.each([
    [20, /5\sMo/],
    [2, /2\sMo/],
  ])(
    'a certification request with a document too large to read, of %i MB at most, names the maximum: %s',
    async (most, error) => {
      const given: GivenRequest = { unreadFiles: ['size'], config: { UPLOAD_MAX_MB: most } };
      const { status, page } = await send(person, { given }).answer;
      expect([status, page.view?.form.errors.justificatif]).toEqual([422, expect.stringMatching(error)]);
    },
  );

  test('a certification request of somebody else without a name also names the missing document', async () => {
    const { page } = await send({ ...person, nom: '', justificatif: 'extrait.pdf' }).answer;
    expect(Object.keys(page.view?.form.errors ?? {})).toEqual(['nom', 'justificatif']);
  });

  test('a certification request of somebody of the register requires no document, whatever else is wrong', async () => {
    const { page } = await send({ representant: 'rep-gerant', attestation: '' }).answer;
    expect(Object.keys(page.view?.form.errors ?? {})).toEqual(['attestation']);
  });

  test('a certification request typed before the session ended names the file to choose again', async () => {
    const draft = { intent: 'request', ...person, justificatif: 'extrait.pdf' };
    const { context } = aProfessional({}, {}, { draft });
    const { form } = (await requestPage.show(context, requestUrl)).view;
    expect([form.values.lastName, form.lost]).toEqual(['Directrice', expect.stringMatching(/extrait\.pdf/)]);
  });

  test('a certification request needs no document where the backend accepts none', async () => {
    const { answer, asked } = send(person, {}, { document: null });
    expect(await ledTo(answer)).toBe(`${at}?note=demande`);
    expect(asked).toMatchObject([{ kind: 'other', document: null }]);
  });

  test('a certification request without a choice or its attestation is refused at both fields', async () => {
    const { answer, asked } = send({ attestation: '' });
    const { status, page } = await answer;
    expect([status, Object.keys(page.view?.form.errors ?? {})]).toEqual([422, ['representant', 'attestation']]);
    expect(asked).toEqual([]);
  });

  test('a refused certification request names the file to choose again', async () => {
    const { page } = await send({ ...person, nom: '' }, { file: extract() }).answer;
    expect([page.view?.form.lost, page.view?.form.errors.justificatif]).toEqual([
      expect.stringMatching(/extrait\.pdf/),
      undefined,
    ]);
  });

  test.each([
    [{ kind: 'representative' }, { notice: /ne figure plus/ }],
    [{ kind: 'other' }, { notice: /n’a pas été acceptée/ }],
    [{ kind: 'document-missing' }, { field: /Joignez/ }],
    [{ kind: 'file', reason: 'infected' }, { field: /extrait\.pdf/ }],
  ] as const)(
    'a certification request that the backend refuses for %j shows that reason',
    async (refusal, { notice, field }: { notice?: RegExp; field?: RegExp }) => {
      const { status, page } = await send(person, { file: extract(), request: async () => refusal }).answer;
      expect(status).toBe(422);
      if (notice) expect(page.notices[0]?.text).toMatch(notice);
      if (field) expect(page.view?.form.errors.justificatif).toMatch(field);
    },
  );

  test('a certification request that was made before, or whose answer was lost, leads to the company', async () => {
    const named = { representant: 'rep-gerant' };
    expect(await ledTo(send(named, { request: async () => ({ kind: 'already' }) }).answer)).toBe(
      `${at}?note=deja-demandee`,
    );
    let reads = 0;
    const mine = async () => aCertification({ status: reads++ === 0 ? 'inactive' : 'pending' });
    expect(await ledTo(send(named, { request: away, mine }).answer)).toBe(`${at}?note=demande`);
  });

  test('a certification request that ends in a fault shows all values again, and is measured', async () => {
    const { status, page } = await send({ ...person, representant: 'autre' }, { file: extract(), request: lost })
      .answer;
    expect([status, page.failure?.failure]).toEqual([503, 'demande_certification']);
    expect(page.view?.form.values).toMatchObject({ firstName: 'Compte', role: 'Directrice' });
  });

  test.each([
    [{ status: 'active' }, at],
    [{ status: 'pending' }, at],
    [{ status: null }, at],
    [{ company: null, status: null }, `${at}?note=siret-requis`],
  ] as const)('a certification request of a company with %j leads to %s', async (certification, to) => {
    expect(await ledTo(requestPage.show(aProfessional(certification).context, requestUrl))).toBe(to);
    expect(await ledTo(send({ representant: 'rep-gerant' }, {}, certification).answer)).toBe(to);
  });

  test('a certification request states its one document’s maximum size, not « each »', async () => {
    const { context } = aProfessional();
    const { view } = await requestPage.show(
      { ...context, wording: wordingOf({ lang: 'en', mode: 'pro' }) },
      requestUrl,
    );
    expect(view.form.files?.hint).toMatch(/^One file \(.*\), 5\sMB at most\.$/);
  });

  test('a certification request selects the register’s only representative, and asks for names where there is none', async () => {
    const shown = async (representatives: Certification['representatives']) =>
      (await requestPage.show(aProfessional({ representatives }).context, requestUrl)).view.form.representatives;
    expect((await shown([aRepresentative()])).map(({ value, selected }) => [value, selected])).toEqual([
      ['rep-gerant', true],
      ['autre', false],
    ]);
    expect(await shown([])).toEqual([]);
  });
});
