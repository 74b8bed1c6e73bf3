import { createOpenApiHttp } from 'openapi-msw';
import type { components, paths } from '#contracts/generated/tracking.ts';
import { ordersOf } from '../order-book/account-orders.ts';
import { consignmentsOf } from '../orders/consignments.ts';
import { signedInShopperOf } from '../session/users.ts';
import { hours, nowIn } from '../shared/calendar/clock.ts';
import { type Lang, langOf, type Words } from '../shared/lang.ts';
import { accessDenied, unknownResource } from '../shared/problems.ts';
import { worldOf } from '../shared/world.ts';

const http = createOpenApiHttp<paths>({ baseUrl: '*/ecom/api/pro/ssu' });

type Event = components['schemas']['TrackingAnswer']['shipment']['event'][number];

const words = (fr: string, en: string): Words => ({ fr, en });
const steps = {
  announced: { code: 'DR1', label: words('L’envoi est annoncé.', 'The shipment has been announced.') },
  taken: { code: 'PC1', label: words('L’envoi est pris en charge.', 'The carrier has accepted the shipment.') },
  moving: { code: 'ET1', label: words('L’envoi est en cours d’acheminement.', 'The shipment is on its way.') },
  delivered: { code: 'DI1', label: words('L’envoi est livré.', 'The shipment has been delivered.') },
};
type Step = keyof typeof steps;

/** What has happened to a consignment in each of its states, and how many hours before now. */
const past: Record<string, readonly (readonly [step: Step, ago: number])[]> = {
  SHIPPED: [
    ['moving', 4],
    ['taken', 20],
    ['announced', 30],
  ],
  RECEIVED: [
    ['delivered', 20],
    ['moving', 44],
    ['taken', 60],
    ['announced', 70],
  ],
};
past.CLOSED = past.RECEIVED ?? [];

export const trackingHandlers = [
  http.get('/idships/{idShip}', async ({ params, request, response }) => {
    const world = worldOf(request);
    const lang = langOf(request);
    const { uid, profile } = await signedInShopperOf(world, request, 'current');
    if (profile !== 'pro') throw accessDenied();
    const sent = ordersOf(world, uid).flatMap((record) => consignmentsOf(world, record, lang));
    const consignment = sent.find(({ trackingID }) => trackingID === params.idShip);
    if (!consignment) throw unknownResource(params.idShip);
    const events = past[consignment.status] ?? [['announced', 1] as const];
    return response(200).json({
      shipment: {
        idShip: params.idShip,
        product: 'Colissimo',
        isFinal: events[0]?.[0] === 'delivered',
        event: events.map(([step, ago]) => eventOf(step, nowIn(world) - hours(ago), lang)),
      },
    });
  }),
];

const eventOf = (step: Step, at: number, lang: Lang): Event => ({
  code: steps[step].code,
  label: steps[step].label[lang],
  date: new Date(at).toISOString(),
});
