import type { components } from '#contracts/generated/certification.ts';
import { PRO, SHOPPER } from '#mocks/records/shoppers.ts';
import type { Exercises } from './exercise.ts';

type LegalPerson = components['schemas']['LegalPerson'];

const path = '/users/current/legalperson';
const asking = 'pro-sans-demande@exemple.fr';
const nameless = 'pro-sans-siret@exemple.fr';

function aForm(fields: Record<string, string>, document?: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (document) form.append('document', document);
  return form;
}

const person = { titleCode: 'mrs', firstName: 'Compte', lastName: 'Directrice', role: 'Directrice' };
const extract = new File(['%PDF-1.4'], 'extrait.pdf', { type: 'application/pdf' });

export const certificationExercises: Exercises = {
  'a professional reads the company and asks for its certification once': async ({ gives, same }) => {
    const { body: before } = await gives<LegalPerson>(200, 'GET', path, { as: asking });
    same([before.certificationStatus, before.representatives.length], ['inactive', 2]);
    const body = aForm({ representativeId: 'rep-gerant' });
    const { body: asked } = await gives<LegalPerson>(201, 'POST', `${path}/certification`, { as: asking, body });
    same([asked.certificationStatus, asked.representative?.lastName], ['pending', 'Titulaire']);
    await gives(409, 'POST', `${path}/certification`, { as: asking, body });
    const user = await gives<{ legalEntity: { certificationStatus: string } }>(200, 'GET', '/users/current', {
      as: asking,
    });
    same(user.body.legalEntity.certificationStatus, 'pending');
  },

  'a company is named by its SIRET, and represented by somebody whom the register does not name': async (witness) => {
    const { call, gives, same } = witness;
    const { body: nobody } = await gives<LegalPerson>(200, 'GET', path, { as: nameless });
    same(nobody.company, undefined);
    for (const [siret, reason] of [
      ['54206547900017', 'unknownSiret'],
      ['55210055400013', 'closedCompany'],
    ])
      same((await call('PUT', `${path}/company`, { as: nameless, body: { siret } })).reason, reason);
    await gives(400, 'POST', `${path}/certification`, {
      as: nameless,
      body: aForm({ representativeId: 'rep-gerant' }),
    });
    const { body: named } = await gives<LegalPerson>(200, 'PUT', `${path}/company`, {
      as: nameless,
      body: { siret: '35600000009075' },
    });
    same(named.company?.name, 'Établissement de quartier');
    for (const [form, reason] of [
      [aForm({ representativeId: 'inconnu' }), 'representativeUnknown'],
      [aForm(person), 'documentMissing'],
      [aForm(person, new File([], 'vide.pdf')), 'fileEmpty'],
      [aForm(person, new File(['bonjour'], 'note.txt')), 'fileTypeRefused'],
      [aForm(person, new File(['%PDF- EICAR-STANDARD-ANTIVIRUS-TEST-FILE'], 'extrait.pdf')), 'fileInfected'],
      [aForm(person, new File(['%PDF-', 'a'.repeat(5 * 1024 * 1024)], 'grand.pdf')), 'fileTooLarge'],
    ] as const)
      same((await call('POST', `${path}/certification`, { as: nameless, body: form })).reason, reason);
    await gives(201, 'POST', `${path}/certification`, { as: nameless, body: aForm(person, extract) });
    await gives(409, 'PUT', `${path}/company`, { as: nameless, body: { siret: '35600000000048' } });
  },

  'an individual has no company, and a visitor is asked to sign in': async ({ gives }) => {
    const body = { siret: '35600000000048' };
    for (const [status, as] of [
      [403, SHOPPER],
      [401, undefined],
    ] as const) {
      await gives(status, 'GET', path, { ...(as && { as }) });
      await gives(status, 'PUT', `${path}/company`, { body, ...(as && { as }) });
      await gives(status, 'POST', `${path}/certification`, { body: aForm(person, extract), ...(as && { as }) });
    }
    await gives(200, 'GET', path, { as: PRO });
    for (const lang of ['fr', 'en']) await gives(200, 'GET', `${path}?lang=${lang}`, { as: PRO });
  },
};
