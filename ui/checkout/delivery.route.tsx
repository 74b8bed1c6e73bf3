import { data, redirect } from 'react-router';
import { checkAddress } from '#domain/address/address-form.ts';
import type { AddressField, AddressForm } from '#domain/address/form-fields.ts';
import type { FailureEvent } from '#domain/analytics/catalogue.ts';
import { deliverySeen } from '#domain/analytics/page-views.ts';
import { needsDelivery } from '#domain/cart/cart.ts';
import { faultText } from '#ui/shared/address/address-faults.ts';
import { type FailureKind, failureEvent, failures } from '#ui/shared/failures.ts';
import { metaOf } from '#ui/shared/head.ts';
import { attempt, type Work, withPorts } from '#ui/shared/ports.server.ts';
import { field } from '#ui/shared/route-params.ts';
import { useMeasured } from '#ui/shared/use-measured.ts';
import type { Route } from './+types/delivery.route';
import { DeliveryScreen } from './delivery.screen.tsx';
import { deliveryView, fieldNames, type DeliveryPage as Page } from './delivery.view.ts';

type Refused = Pick<Page, 'refused' | 'notices'> & { failure?: FailureEvent };

export const loader = withPorts(async (work, { url }: Route.LoaderArgs) => {
  const draft = await work.drafts.typed();
  if (draft) return page(work, { changing: true, ...restored(draft, work) });
  return page(work, { changing: url.searchParams.get('adresse') === 'modifier', refused: null, notices: [] });
});

/** The form as it was when the session ended under it: shown to be checked, not yet judged. */
function restored(draft: Record<string, string>, { wording }: Work): Refused {
  const form = new FormData();
  for (const [name, value] of Object.entries(draft)) form.set(name, value);
  return {
    refused: { typed: formOf(form), faults: {} },
    notices: [{ tone: 'info', text: wording.t('checkout.draftRestored') }],
  };
}

async function page(work: Work, shown: Refused & { changing: boolean }) {
  const { ports, wording } = work;
  const cart = await ports.carts.current();
  if (!cart || cart.lines.length === 0) throw redirect(wording.paths.cart());
  if (!needsDelivery(cart)) throw redirect(wording.paths.payment());
  const formShown = shown.changing || shown.refused !== null || cart.deliveryAddress === null;
  const [groups, countries, known] = await Promise.all([
    formShown ? [] : ports.deliveries.groups(),
    formShown ? ports.deliveries.countries() : [],
    formShown ? ports.deliveries.known() : [],
  ]);
  const view = deliveryView({ cart, groups, countries, known, ...shown }, wording);
  return {
    view,
    head: { title: view.title, description: wording.t('checkout.description'), noIndex: true },
    track: deliverySeen(groups),
    failure: shown.failure,
  };
}

export const action = withPorts(async (work, { request }: Route.ActionArgs) => {
  const form = await request.formData();
  switch (field(form, 'intent')) {
    case 'address':
      return saveAddress(work, form);
    case 'known-address':
      return useKnown(work, field(form, 'addressId', 64));
    case 'mode':
      return chooseMode(work, form);
    default:
      throw redirect(work.wording.paths.delivery());
  }
});

async function saveAddress(work: Work, form: FormData) {
  const typed = formOf(form);
  const checked = checkAddress(typed, { use: 'delivery', countries: await work.ports.deliveries.countries() });
  if (checked.kind === 'refused') return refuse(work, { refused: { typed, faults: checked.faults }, notices: [] }, 422);
  const saved = await attempt('address-update', async () => ({
    kind: await work.ports.deliveries.deliverTo(checked.address),
  }));
  if (saved.kind === 'failed')
    return refuse(work, { refused: { typed, faults: {} }, ...failed(work, saved.failure) }, 503);
  if (saved.kind === 'not-eligible')
    return refuse(work, { refused: { typed, faults: { codePostal: { code: 'not-eligible' } } }, notices: [] }, 422);
  await work.drafts.forget();
  throw redirect(work.wording.paths.delivery());
}

/** Here a company is an address with a company's name: the form has no question for it yet. */
function formOf(form: FormData): AddressForm {
  const read = (name: AddressField) => field(form, fieldNames[name], 500);
  const companyName = read('companyName');
  return {
    isCompany: companyName.trim() !== '',
    isPrimary: false,
    companyName,
    customsReference: read('customsReference'),
    civility: read('civility'),
    firstName: read('firstName'),
    lastName: read('lastName'),
    email: read('email'),
    mobilePhone: read('mobilePhone'),
    addressName: read('addressName'),
    streetName: read('streetName'),
    additionalStreetName: read('additionalStreetName'),
    building: read('building'),
    floor: read('floor'),
    keypad: read('keypad'),
    additionalInformation: read('additionalInformation'),
    codePostal: read('codePostal'),
    city: read('city'),
    service: read('service'),
    country: read('country'),
  };
}

async function useKnown(work: Work, id: string) {
  const saved = await attempt('address-update', async () => {
    const address = (await work.ports.deliveries.known()).find((one) => one.id === id);
    return { kind: address ? await work.ports.deliveries.deliverTo(address) : ('unknown' as const) };
  });
  if (saved.kind === 'failed') return refuse(work, { refused: null, ...failed(work, saved.failure) }, 503);
  if (saved.kind === 'not-eligible') {
    const text = faultText('codePostal', { code: 'not-eligible' }, work.wording);
    return refuse(work, { refused: null, notices: [{ tone: 'error', text }] }, 422);
  }
  throw redirect(work.wording.paths.delivery());
}

async function chooseMode(work: Work, form: FormData) {
  const { deliveries } = work.ports;
  const saved = await attempt('delivery-modes-fetch', async () => {
    const group = (await deliveries.groups()).find(({ shopId }) => (shopId ?? '') === field(form, 'shopId', 64));
    const mode = group?.modes.find(({ code }) => code === field(form, 'mode', 64));
    if (group && mode)
      await deliveries.choose({
        shopId: group.shopId,
        code: mode.code,
        leadTime: group.leadTime,
        shippingTypes: mode.shippingTypes,
      });
    return { kind: 'saved' as const };
  });
  if (saved.kind === 'failed') return refuse(work, { refused: null, ...failed(work, saved.failure) }, 503);
  throw redirect(work.wording.paths.delivery());
}

const failed = ({ wording }: Work, failure: FailureKind) => ({
  notices: [{ tone: 'error' as const, text: wording.t(failures[failure].message) }],
  failure: failureEvent(failure, wording),
});

/** The page again, with what was typed and why it was not taken. */
async function refuse(work: Work, refused: Refused, status: number) {
  return data(await page(work, { ...refused, changing: refused.refused !== null }), { status });
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function DeliveryPage({ loaderData, actionData }: Route.ComponentProps) {
  useMeasured(actionData?.failure);
  return <DeliveryScreen view={(actionData ?? loaderData).view} />;
}
