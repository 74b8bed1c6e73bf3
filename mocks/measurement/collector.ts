import { Hono } from 'hono';
import { html } from '../shared/pages/html.ts';
import { page } from '../shared/pages/look.ts';
import { DEFAULT_WORLD, WORLD_HEADER } from '../shared/world.ts';

/** A received event. */
interface Received {
  name: string;
  data: Record<string, unknown>;
  site: string;
  /** The random id of the browser; null when the shop sent none. */
  visitor: string | null;
  at: string;
}

const mostEvents = 500;
const received = new Map<string, Received[]>();

interface EventBatch {
  events: { name: string; data: Record<string, unknown> }[];
}

const isSent = (value: unknown): value is EventBatch =>
  typeof value === 'object' && value !== null && 'events' in value && Array.isArray(value.events);

/** Accepts measured events like a real collector, and shows them. */
export function collector(): Hono {
  const app = new Hono();
  app.post('/mesure', async (c) => {
    const sent: unknown = await c.req.json().catch(() => null);
    if (!isSent(sent)) return c.text('Bad Request', 400);
    const [site = '', visitor = null] = [c.req.query('s'), c.req.query('idclient')];
    const at = new Date().toISOString();
    keep(
      c.req.header(WORLD_HEADER) || DEFAULT_WORLD,
      sent.events.map((event) => ({ ...event, site, visitor, at })),
    );
    return c.body(null, 204);
  });
  app.get('/mesure/evenements', (c) => {
    const events = received.get(c.req.query('world') || DEFAULT_WORLD) ?? [];
    if (!c.req.header('accept')?.includes('text/html')) return c.json({ events });
    return page({ title: 'Événements mesurés', lang: 'fr', body: eventsPage(events) });
  });
  return app;
}

function keep(world: string, events: Received[]): void {
  received.set(world, [...(received.get(world) ?? []), ...events].slice(-mostEvents));
}

const eventsPage = (events: Received[]) => html`<h1>Événements mesurés</h1>
<p>Ce que la boutique a transmis avec l’accord des visiteurs, du plus récent au plus ancien.</p>
${events.length === 0 && html`<p>Aucun événement pour l’instant.</p>`}
<div class="defile" role="region" tabindex="0" aria-label="Événements"><table><thead><tr><th scope="col">Heure</th><th scope="col">Site</th><th scope="col">Événement</th><th scope="col">Propriétés</th></tr></thead>
<tbody>${events.toReversed().map(({ at, site, name, data }) => html`<tr><td>${at}</td><td>${site}</td><td>${name}</td><td><code>${JSON.stringify(data)}</code></td></tr>`)}</tbody></table></div>`;
