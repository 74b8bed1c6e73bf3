import type { Config } from '#adapters/config.ts';
import { chooseCarrierOffer, findCarrierOffers, getCarrierOptions } from '#adapters/generated/carriers/sdk.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { isName } from '#adapters/http/path-names.ts';
import type { CarrierAnswer, CarrierOptions, Carriers, ChooseOutcome, Shipment } from '#domain/carriers/carriers.ts';
import { Fault } from '#domain/shared/fault.ts';
import { fromShipment, toAnswer, toChosen, toOptions } from './carrier-mapping.ts';

type Settings = Pick<Config, 'TIMEOUT_CARRIER' | 'TIMEOUT_DEFAULT'>;

export class HttpCarriers implements Carriers {
  readonly #backend: Backend;
  readonly #config: Settings;

  constructor(backend: Backend, config: Settings) {
    this.#backend = backend;
    this.#config = config;
  }

  /** Options are the same for everybody. */
  async options(): Promise<CarrierOptions> {
    const { calls, open, context } = this.#backend;
    const request = getCarrierOptions({ ...open, path: { userId: 'anonymous' }, query: context });
    return toOptions(await calls.callOrThrow('getCarrierOptions', request));
  }

  async offersOf(carrier: string, shipment: Shipment, isPatient: boolean): Promise<CarrierAnswer> {
    const { calls, ownWithin, context, userId } = this.#backend;
    const { TIMEOUT_CARRIER, TIMEOUT_DEFAULT } = this.#config;
    const request = findCarrierOffers({
      ...ownWithin(isPatient ? TIMEOUT_DEFAULT : TIMEOUT_CARRIER),
      path: { userId, carrierCode: carrier },
      query: context,
      body: fromShipment(shipment),
    });
    return toAnswer(await calls.callOrThrow('findCarrierOffers', request));
  }

  async choose(offerId: string): Promise<ChooseOutcome> {
    // An id from a form may be malformed.
    if (!isName(offerId)) return { kind: 'unknown' };
    const { calls, own, context, userId } = this.#backend;
    const path = { userId, quoteId: offerId };
    const answer = await calls.call('chooseCarrierOffer', chooseCarrierOffer({ ...own, path, query: context }));
    if (!answer.ok) return { kind: answer.refusal.reason === 'offerWithdrawn' ? 'withdrawn' : 'unknown' };
    const chosen = toChosen(answer.data);
    if (!chosen) throw new Fault('contract', 'chooseCarrierOffer');
    return chosen;
  }
}
