import { describe, expect, test } from 'vitest';
import type { Certification, Certifications } from '#domain/certification/certification.ts';
import { Fault } from '#domain/shared/fault.ts';
import { aForm, fails, ledTo } from '#ui/request/request.examples.ts';
import { aProfessional } from '../certification-ports.examples.ts';
import { companyPage } from './company-page.server.ts';

const at = '/professionnel/mon-compte/entreprise';
const companyUrl = new URL(at, 'https://boutique.exemple.fr');
const away = fails(new Fault('timeout', 'certification'));
const lost = fails(new Fault('unavailable', 'certification'));

describe('the company', () => {
  const named = (siret: string, over: Partial<Certifications> = {}, certification: Partial<Certification> = {}) => {
    const { context, asked } = aProfessional(certification, over);
    return { asked, answer: companyPage.post(context, { url: companyUrl, form: aForm({ intent: 'siret', siret }) }) };
  };
  const errorOf = async (siret: string, over: Partial<Certifications> = {}) => {
    const { status, page } = await named(siret, over).answer;
    return [status, page.view?.form?.value, page.view?.form?.error];
  };

  test('a company is named by its digits alone', async () => {
    const { answer, asked } = named('356 000 000 09075');
    expect(await ledTo(answer)).toBe(`${at}?note=etablissement`);
    expect(asked).toEqual(['35600000009075']);
  });

  test.each([
    ['356 000 000', /SIREN/],
    ['356 000 000 09076', /chaque chiffre/],
    ['12', /14 chiffres/],
  ])('a company is not named by « %s », which stays in its field', async (typed, error) => {
    expect(await errorOf(typed)).toEqual([422, typed, expect.stringMatching(error)]);
  });

  test('a company is named only a few times, since each one reveals its representatives, and the number stays in its field', async () => {
    const { context, asked } = aProfessional({}, {}, { seconds: 20 });
    const form = aForm({ intent: 'siret', siret: '35600000009075' });
    const { status, page } = await companyPage.post(context, { url: companyUrl, form });
    expect([status, page.view?.form?.value, asked]).toEqual([429, '35600000009075', []]);
  });

  test.each([
    ['unknown', /ne figure pas/],
    ['closed', /fermé/],
  ] as const)('a company that is %s in the register is not named', async (outcome, error) => {
    const typed = '732 829 320 00074';
    expect(await errorOf(typed, { nameCompany: async () => outcome })).toEqual([
      422,
      typed,
      expect.stringMatching(error),
    ]);
  });

  test('a company whose certification was decided meanwhile stays, and the page names the contact', async () => {
    const { answer } = named('73282932000074', { nameCompany: async () => 'settled' });
    const { status, page } = await answer;
    expect([status, page.notices[0]?.text]).toEqual([422, expect.stringMatching(/ne peut plus être modifié/)]);
  });

  test('a company that was named although the answer was lost is confirmed', async () => {
    const found = { company: { siret: '35600000009075', name: null, address: null } };
    expect(await ledTo(named('35600000009075', { nameCompany: away }, found).answer)).toBe(`${at}?note=etablissement`);
    for (const before of [{}, { company: null, status: null }]) {
      const { status, page } = await named('73282932000074', { nameCompany: away }, before).answer;
      expect([status, page.view?.form?.value, page.failure?.failure]).toEqual([
        503,
        '73282932000074',
        'maj_entreprise',
      ]);
    }
  });

  test('a company that cannot be loaded is the error page of its own failure', async () => {
    const { context } = aProfessional({}, { mine: lost });
    await expect(companyPage.show(context, companyUrl)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test.each([
    ['active', 'Entreprise certifiée', false],
    ['pending', 'Certification en cours', false],
    ['inactive', 'Aucune demande de certification', true],
    [null, undefined, false],
  ] as const)('a company with the status %s shows « %s »', async (status, text, mayAsk) => {
    const { view } = await companyPage.show(aProfessional({ status }).context, companyUrl);
    expect([view.certification?.text, view.request !== null, view.change !== null]).toEqual([text, mayAsk, mayAsk]);
  });

  test('a company’s page names why the last request was refused, until another one is sent', async () => {
    const noticesOf = async (certification: Partial<Certification>) =>
      (await companyPage.show(aProfessional(certification).context, companyUrl)).view.notices.map(({ text }) => text);
    expect(await noticesOf({ refusal: 'representative' })).toEqual([expect.stringMatching(/n’a pas été reconnu/)]);
    expect(await noticesOf({ refusal: 'other' })).toEqual([expect.stringMatching(/service client/)]);
    expect(await noticesOf({ refusal: 'representative', status: 'pending' })).toEqual([]);
  });

  test('a company’s page has the SIRET form where there is no company, and where it is to change', async () => {
    const formAt = async (certification: Partial<Certification>, query = '') =>
      (await companyPage.show(aProfessional(certification).context, new URL(query, companyUrl))).view.form?.value;
    expect(await formAt({ company: null, status: null })).toBe('');
    expect(await formAt({}, '?siret=modifier')).toBe('200\u00a0034\u00a0528\u00a000014');
    expect(await formAt({})).toBeUndefined();
    expect(await formAt({ status: 'pending' }, '?siret=modifier')).toBeUndefined();
  });
});
