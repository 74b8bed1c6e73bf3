import { describe, expect, test } from 'vitest';
import type { Certification, Certifications, NamedRepresentative } from '#domain/certification/certification.ts';
import { aCertification, aRepresentative } from '#domain/certification/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import { aForm, aRequest, fails, ledTo, waitingFor } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { companyPage } from './company/company-page.server.ts';
import { requestPage } from './request/request-page.server.ts';

const at = '/professionnel/mon-compte/entreprise';
const companyUrl = new URL(at, 'https://boutique.exemple.fr');
const requestUrl = new URL(`${at}/certification`, companyUrl);
const away = fails(new Fault('timeout', 'certification'));
const lost = fails(new Fault('unavailable', 'certification'));

function aProfessional(
  certification: Partial<Certification> = {},
  over: Partial<Certifications> = {},
  { seconds = 0 }: { seconds?: number } = {},
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
  return { asked, context: aRequest({ mode: 'pro', ports: { certifications }, limits: waitingFor(seconds) }) };
}

describe('the company', () => {
  const named = (siret: string, over: Partial<Certifications> = {}, certification: Partial<Certification> = {}) => {
    const { context, asked } = aProfessional(certification, over);
    return { asked, answer: companyPage.post(context, { url: companyUrl, form: aForm({ intent: 'siret', siret }) }) };
  };
  const errorOf = async (siret: string, over: Partial<Certifications> = {}) => {
    const { status, page } = await named(siret, over).answer;
    return [status, page.view?.form?.value, page.view?.form?.error];
  };

  test('is named by its digits alone', async () => {
    const { answer, asked } = named('356 000 000 09075');
    expect(await ledTo(answer)).toBe(`${at}?note=etablissement`);
    expect(asked).toEqual(['35600000009075']);
  });

  test.each([
    ['356 000 000', /SIREN/],
    ['356 000 000 09076', /chaque chiffre/],
    ['12', /14 chiffres/],
  ])('is not named by « %s », which stays', async (typed, error) => {
    expect(await errorOf(typed)).toEqual([422, typed, expect.stringMatching(error)]);
  });

  test('is named a few times, since each one shows who represents it, and stays in its field', async () => {
    const { context, asked } = aProfessional({}, {}, { seconds: 20 });
    const form = aForm({ intent: 'siret', siret: '35600000009075' });
    const { status, page } = await companyPage.post(context, { url: companyUrl, form });
    expect([status, page.view?.form?.value, asked]).toEqual([429, '35600000009075', []]);
  });

  test.each([
    ['unknown', /ne connaît pas/],
    ['closed', /fermé/],
  ] as const)('that is %s in the register is not named', async (outcome, error) => {
    const typed = '732 829 320 00074';
    expect(await errorOf(typed, { nameCompany: async () => outcome })).toEqual([
      422,
      typed,
      expect.stringMatching(error),
    ]);
  });

  test('whose certification is settled meanwhile stays, and says whom to call', async () => {
    const { answer } = named('73282932000074', { nameCompany: async () => 'settled' });
    const { status, page } = await answer;
    expect([status, page.notices[0]?.text]).toEqual([422, expect.stringMatching(/ne peut plus être modifié/)]);
  });

  test('that was named although no answer came is named', async () => {
    const found = { company: { siret: '35600000009075', name: null, address: null } };
    expect(await ledTo(named('35600000009075', { nameCompany: away }, found).answer)).toBe(`${at}?note=etablissement`);
    const { status, page } = await named('73282932000074', { nameCompany: away }).answer;
    expect([status, page.view?.form?.value, page.failure?.failure]).toEqual([503, '73282932000074', 'maj_entreprise']);
  });

  test('that cannot be loaded is the error page of its own failure', async () => {
    const { context } = aProfessional({}, { mine: lost });
    await expect(companyPage.show(context, companyUrl)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test.each([
    ['active', 'Entreprise certifiée', false],
    ['pending', 'Certification en cours', false],
    ['inactive', 'Aucune demande de certification', true],
    [null, undefined, false],
  ] as const)('with the status %s reads « %s »', async (status, text, mayAsk) => {
    const { view } = await companyPage.show(aProfessional({ status }).context, companyUrl);
    expect([view.certification?.text, view.request !== null, view.change !== null]).toEqual([text, mayAsk, mayAsk]);
  });

  test('says why the last request was refused, until another one is sent', async () => {
    const noticesOf = async (certification: Partial<Certification>) =>
      (await companyPage.show(aProfessional(certification).context, companyUrl)).view.notices.map(({ text }) => text);
    expect(await noticesOf({ refusal: 'representative' })).toEqual([expect.stringMatching(/n’a pas été reconnu/)]);
    expect(await noticesOf({ refusal: 'other' })).toEqual([expect.stringMatching(/service client/)]);
    expect(await noticesOf({ refusal: 'representative', status: 'pending' })).toEqual([]);
  });

  test('asks for a SIRET where there is none, and where it is to change', async () => {
    const formAt = async (certification: Partial<Certification>, query = '') =>
      (await companyPage.show(aProfessional(certification).context, new URL(query, companyUrl))).view.form?.value;
    expect(await formAt({ company: null, status: null })).toBe('');
    expect(await formAt({}, '?siret=modifier')).toBe('200\u00a0034\u00a0528\u00a000014');
    expect(await formAt({})).toBeUndefined();
    expect(await formAt({ status: 'pending' }, '?siret=modifier')).toBeUndefined();
  });
});

const extract = () => new File(['%PDF-1.4\n%âãÏÓ'], 'extrait.pdf', { type: 'application/pdf' });
const person = { representant: 'autre', civilite: 'mrs', prenom: 'Compte', nom: 'Directrice', fonction: 'Directrice' };

describe('the request', () => {
  const send = (
    fields: Record<string, string>,
    { file, ...over }: Partial<Certifications> & { file?: File } = {},
    certification: Partial<Certification> = {},
  ) => {
    const { context, asked } = aProfessional(certification, over);
    const form = aForm({ intent: 'request', attestation: 'oui', ...fields });
    if (file) form.set('justificatif', file);
    return { asked, answer: requestPage.post(context, { url: requestUrl, form }) };
  };

  test('names somebody of the register, and needs no document', async () => {
    const { answer, asked } = send({ representant: 'rep-gerant' });
    expect(await ledTo(answer)).toBe(`${at}?note=demande`);
    expect(asked).toEqual([{ kind: 'known', id: 'rep-gerant' }]);
  });

  test('names somebody else, with a document of the type that its content shows', async () => {
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
    ['an empty document', new File([], 'vide.pdf'), /vide\.pdf/],
    ['a document of another kind', new File(['bonjour'], 'extrait.pdf'), /PDF/],
    ['a document that is too large', new File(['%PDF-1.4', 'a'.repeat(6_000_000)], 'grand.pdf'), /grand\.pdf/],
  ])('of somebody else with %s is refused, and keeps what was typed', async (_, file, error) => {
    const { answer, asked } = send(person, file ? { file } : {});
    const { status, page } = await answer;
    expect([status, page.view?.form.errors.justificatif]).toEqual([422, expect.stringMatching(error)]);
    expect(page.view?.form.values).toMatchObject({ firstName: 'Compte', lastName: 'Directrice', attested: true });
    expect(asked).toEqual([]);
  });

  test('needs no document where the backend takes none', async () => {
    const { answer, asked } = send(person, {}, { document: null });
    expect(await ledTo(answer)).toBe(`${at}?note=demande`);
    expect(asked).toMatchObject([{ kind: 'other', document: null }]);
  });

  test('without a choice or without its attestation is refused at both', async () => {
    const { answer, asked } = send({ attestation: '' });
    const { status, page } = await answer;
    expect([status, Object.keys(page.view?.form.errors ?? {})]).toEqual([422, ['representant', 'attestation']]);
    expect(asked).toEqual([]);
  });

  test('names the file that has to be chosen again', async () => {
    const { page } = await send({ ...person, nom: '' }, { file: extract() }).answer;
    expect([page.view?.form.lost, page.view?.form.errors.justificatif]).toEqual([
      expect.stringMatching(/extrait\.pdf/),
      undefined,
    ]);
  });

  test.each([
    [{ kind: 'representative' }, { notice: /ne connaît plus/ }],
    [{ kind: 'other' }, { notice: /n’a pas été acceptée/ }],
    [{ kind: 'document-missing' }, { field: /Joignez/ }],
    [{ kind: 'file', reason: 'infected' }, { field: /extrait\.pdf/ }],
  ] as const)(
    'that the backend refuses for %j says so',
    async (refusal, { notice, field }: { notice?: RegExp; field?: RegExp }) => {
      const { status, page } = await send(person, { file: extract(), request: async () => refusal }).answer;
      expect(status).toBe(422);
      if (notice) expect(page.notices[0]?.text).toMatch(notice);
      if (field) expect(page.view?.form.errors.justificatif).toMatch(field);
    },
  );

  test('that was made before, or although no answer came, leads to the company', async () => {
    const named = { representant: 'rep-gerant' };
    expect(await ledTo(send(named, { request: async () => ({ kind: 'already' }) }).answer)).toBe(
      `${at}?note=deja-demandee`,
    );
    let reads = 0;
    const mine = async () => aCertification({ status: reads++ === 0 ? 'inactive' : 'pending' });
    expect(await ledTo(send(named, { request: away, mine }).answer)).toBe(`${at}?note=demande`);
  });

  test('that meets a fault keeps everything, and is counted', async () => {
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
  ] as const)('of a company with %j is led to the company', async (certification, to) => {
    expect(await ledTo(requestPage.show(aProfessional(certification).context, requestUrl))).toBe(to);
    expect(await ledTo(send({ representant: 'rep-gerant' }, {}, certification).answer)).toBe(to);
  });

  test('says of its one document how large it may be, and not how large each', async () => {
    const { context } = aProfessional();
    const { view } = await requestPage.show(
      { ...context, wording: wordingOf({ lang: 'en', mode: 'pro' }) },
      requestUrl,
    );
    expect(view.form.files?.hint).toMatch(/^One file \(.*\), 5\sMB at most\.$/);
  });

  test('chooses the only one whom the register names, and asks for names where it names nobody', async () => {
    const shown = async (representatives: Certification['representatives']) =>
      (await requestPage.show(aProfessional({ representatives }).context, requestUrl)).view.form.representatives;
    expect((await shown([aRepresentative()])).map(({ value, selected }) => [value, selected])).toEqual([
      ['rep-gerant', true],
      ['autre', false],
    ]);
    expect(await shown([])).toEqual([]);
  });
});
