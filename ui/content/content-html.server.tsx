import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { keptOnServer } from '#ui/shared/kept-on-server.ts';
import { Slots } from './blocks.part.tsx';
import type { SlotView } from './blocks.view.ts';
import type { MissingView, PreviewView } from './content.view.ts';
import { Missing } from './missing.part.tsx';
import { PreviewBar } from './preview-bar.part.tsx';

/** In a document the HTML stands already, and does not travel as data. */
export interface SentContent {
  html?: string;
}

interface Written {
  slots?: SlotView[];
  missing?: MissingView;
  /** An editor looks at what is not published. */
  preview?: PreviewView | null;
}

/** Content as HTML: pictures, links and texts need no program in the browser. Nothing at all is nothing. */
function contentHtml({ slots = [], missing, preview }: Written): string {
  const parts: ReactNode[] = [
    preview && <PreviewBar key="preview" view={preview} />,
    missing && <Missing key="missing" view={missing} />,
    <Slots key="slots" slots={slots} />,
  ];
  return renderToStaticMarkup(parts);
}

export const sentHtml = (written: Written, request: Request): SentContent =>
  keptOnServer({ html: contentHtml(written) }, 'html', request);
