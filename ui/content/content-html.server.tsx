import type { ReactNode } from 'react';
import type { SentHtml } from '#ui/shared/kept-on-server.ts';
import { sentHtml } from '#ui/shared/server-html.server.tsx';
import { Slots } from './blocks.part.tsx';
import type { SlotView } from './blocks.view.ts';
import type { MissingView, PreviewView } from './content.view.ts';
import { Missing } from './missing.part.tsx';
import { PreviewBar } from './preview-bar.part.tsx';

interface Written {
  slots?: SlotView[];
  missing?: MissingView;
  /** An editor looks at what is not published. */
  preview?: PreviewView | null;
}

/** Content as HTML: pictures, links and texts need no program in the browser. Nothing at all is nothing. */
export function contentHtml({ slots = [], missing, preview }: Written, request: Request): SentHtml {
  const parts: ReactNode[] = [
    preview && <PreviewBar key="preview" view={preview} />,
    missing && <Missing key="missing" view={missing} />,
    <Slots key="slots" slots={slots} />,
  ];
  return sentHtml(parts, request);
}
