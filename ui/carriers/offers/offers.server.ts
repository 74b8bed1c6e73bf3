import { redirect } from 'react-router';
import type { CarrierField, ChosenParcel } from '#domain/carriers/carriers.ts';
import { compare } from '#domain/carriers/compare-offers.ts';
import { carrierJourney } from '#domain/carriers/journey.ts';
import type { Answers } from '#domain/journey/journey.ts';
import { field } from '#ui/forms/fields.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { displayedResult, type FormOf, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import { optionsFailure, optionsOf } from '#ui/journey/journey-form.server.ts';
import { journeyPageView, measuredPlace } from '#ui/journey/journey-tracking.ts';
import { parcelWith } from '#ui/parcels/chosen-offer.server.ts';
import { failureEvent } from '#ui/request/error/failures.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { carriers } from '../carriers.journey.ts';
import { offersView, type RenewedOffer } from './offers.view.ts';

/** « Choisir »: the parcel journey goes on with the offer; one whose price has changed is said with both amounts. */
const chooseForm: FormOf<RenewedOffer | null> = {
  failure: 'offer-choice',
  async save(context, form) {
    const { t } = context.wording;
    const hasNoPrinter = field(form, 'printing', 16) === 'drop-off';
    const chosen = await context.ports.carriers.choose(field(form, 'offer', 64));
    switch (chosen.kind) {
      case 'chosen':
        return goesOn(context, chosen.parcel, hasNoPrinter);
      case 'renewed':
        return chosen.before?.ttc.cents === chosen.now.ttc.cents
          ? goesOn(context, chosen.parcel, hasNoPrinter)
          : displayedResult(chosen);
      case 'withdrawn':
        return refusedResult(null, { tone: 'warning', text: t('carriers.withdrawn'), takesFocus: true });
      default:
        return refusedResult(null, { tone: 'warning', text: t('carriers.gone'), takesFocus: true });
    }
  },
};

async function goesOn(context: RequestContext, chosen: ChosenParcel, hasNoPrinter: boolean) {
  const { answers } = await context.journeyDrafts.of(carriers.name);
  return redirectResult(await parcelWith(context, { chosen, shipment: answers, hasNoPrinter }));
}

/** « Offres » (journeys §2): what every carrier asks, those that do not fit, and those that are not heard yet. */
export const offersPage = formPage({
  forms: { choose: chooseForm },
  fallback: 'choose',
  needs: optionsFailure,
  place: measuredPlace(carriers, 'offers'),
  async load(context, { query, formState: posted, stateOf, notices }) {
    const { journeyDrafts, ports, wording } = context;
    const draft = await journeyDrafts.of(carriers.name);
    const answers = draft.answers as Answers<CarrierField>;
    const options = await optionsOf(carriers, context, answers);
    const shipment = carrierJourney(options).valuesOf(answers);
    if (!shipment) throw redirect(carriers.path('item', wording, { note: 'incomplet' }));
    const params = queryOf('carriersOffers', query);
    const isPatient = params.isPatient !== null;
    const comparison = await compare(ports, { codes: options.carriers, shipment, isPatient });
    const renewed = stateOf('choose');
    const view = offersView({ options, draft, shipment, comparison, params, renewed, notices }, wording);
    const isPoor = comparison.failed.length > 0 || (isPatient && comparison.late.length > 0);
    return {
      view,
      description: wording.t('carriers.text'),
      tab: { partOf: carriers.title(wording), steps: view.steps },
      track: journeyPageView(carriers, 'offers', { query, posted }),
      failure: isPoor ? failureEvent('journey-options-fetch', wording) : undefined,
    };
  },
});

export const { action, loader } = offersPage;
