import type { Feature } from '../shared/feature.ts';
import { type Parameters, text } from '../shared/states.ts';
import type { World } from '../shared/world.ts';
import { serviceNoticesHandlers } from './handlers.ts';
import { noticesIn } from './records.ts';

/** A notice of one service, or of all, until a moment that has not come. */
const aNotice = (world: World, { site, service, severity }: Parameters) =>
  noticesIn(world).create({
    id: 'avis-1',
    site: text(site) === 'pro' ? 'pro' : 'part',
    services: [text(service) ?? 'all'],
    severity: text(severity) ?? 'warning',
    title: { fr: 'Mouvement social', en: 'Industrial action' },
    text: { fr: 'Les délais peuvent être allongés de deux jours.', en: 'Delivery may take two more days.' },
    expiresAt: '2099-12-31T00:00:00.000Z',
  });

export const serviceNotices: Feature = {
  handlers: serviceNoticesHandlers,
  tables: { serviceNotices: noticesIn },
  states: { 'a service notice': aNotice },
};
