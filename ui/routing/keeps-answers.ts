import type { RouteName } from './route-table.ts';

/** Pages of a journey that are none of its steps. */
const beside: ReadonlySet<string> = new Set<RouteName>(['proParcels', 'parcelBatch']);

/** Whether a page is about what is composed, so that what was answered before is kept whatever happens to it. */
export const keepsAnswers = ({ name, journey }: { name: string; journey?: object }): boolean =>
  journey !== undefined || beside.has(name);
