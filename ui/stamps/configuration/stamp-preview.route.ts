import { handler } from '#ui/request/handler.server.ts';
import type { Route } from './+types/stamp-preview.route';
import { liveStamps } from './live-stamps.server.ts';

/** What is typed on the page of stamps: its price, its pages, and the sheet to begin. */
export const loader = handler((context, { url }: Route.LoaderArgs) => liveStamps(context, url.searchParams));
