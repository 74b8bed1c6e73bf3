import { siretOf } from '#domain/company/company-number.ts';
import { answerOrFound } from '#domain/shared/fault.ts';
import { field } from '#ui/forms/fields.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { type FormOf, limitedResult, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import { limitedText } from '#ui/forms/limited-text.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { companyView, type SiretState } from './company.view.ts';

const stateOf = (form: FormData): SiretState => ({ typed: field(form, 'siret', 40), fault: null });

/** Names the establishment that a professional buys for. */
const siretForm: FormOf<SiretState> = {
  failure: 'certification-company',
  typed: stateOf,
  async save({ ports: { certifications }, wording, config, limits }, form) {
    const { t, paths } = wording;
    const state = stateOf(form);
    const parsed = siretOf(state.typed);
    if ('fault' in parsed) return refusedResult({ ...state, fault: parsed.fault });
    // Each company that is named shows who represents it.
    const seconds = await limits.take('company');
    if (seconds > 0) return limitedResult(state, { tone: 'error', text: limitedText(wording, seconds) });
    const named = await answerOrFound(certifications.nameCompany(parsed.siret), async () =>
      (await certifications.mine()).company?.siret === parsed.siret ? 'named' : null,
    );
    if (named === 'named') return redirectResult(paths.company({ note: 'etablissement' }));
    if (named === 'settled')
      return refusedResult(state, { tone: 'error', text: t('certification.settled', { phone: config.PHONE_PRO }) });
    return refusedResult({ ...state, fault: named });
  },
};

/** A professional's company and its certification (specification §4). */
export const companyPage = formPage({
  forms: { siret: siretForm },
  fallback: 'siret',
  needs: 'certification-fetch',
  notes: {
    etablissement: ['success', 'certification.named'],
    demande: ['success', 'certification.asked'],
    'deja-demandee': ['info', 'certification.already'],
    'siret-requis': ['info', 'certification.nameFirst'],
  },
  async load({ ports, wording, config }, { query, stateOf, notices }) {
    const view = companyView(
      {
        certification: await ports.certifications.mine(),
        siret: stateOf('siret'),
        isChanging: queryOf('company', query).siret !== null,
        notices,
        phone: config.PHONE_PRO,
      },
      wording,
    );
    return { view, description: wording.t('certification.companyDescription') };
  },
});

export const { action, loader } = companyPage;
