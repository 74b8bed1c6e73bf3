import { renderToStaticMarkup } from 'react-dom/server';
import { Blocks } from './blocks.part.tsx';
import type { SlotView } from './blocks.view.ts';

/** The slots of a page as HTML: pictures, links and texts need no program in the browser. */
export const contentHtml = (slots: SlotView[]): string =>
  slots.length === 0 ? '' : renderToStaticMarkup(<Blocks slots={slots} />);
