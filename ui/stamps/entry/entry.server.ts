import { answersOf } from '#domain/stamps/journey.ts';
import type { StampConfiguration } from '#domain/stamps/stamps.ts';
import { composedBy, duplicateLine } from '#ui/journey/entry/duplicate-line.server.ts';
import { journeyEntry } from '#ui/journey/entry/journey-entry.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { stamps } from '../stamps.journey.ts';
import { entryView } from './entry.view.ts';

const line = {
  originalOf: (id: string, { ports }: RequestContext) => ports.stamps.configurationOf(id),
  answersOf: (configuration: StampConfiguration) => answersOf(configuration.stamps),
};

const duplicate = duplicateLine({
  declaration: stamps,
  ...line,
  async copy({ id }, { ports }) {
    const copied = await ports.stamps.copy(id);
    if (copied.kind !== 'configured') return null;
    const { productCode: code } = await ports.stamps.options();
    return { id: copied.configuration.id, code };
  },
  reopensAt: 'configuration',
});

export const entryPage = journeyEntry(stamps, {
  first: 'configuration',
  answersOfComposition: composedBy(line),
  forms: { duplicate },
  view: entryView,
});

export const { action, loader } = entryPage;
