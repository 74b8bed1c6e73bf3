import type { ReactNode } from 'react';
import { sentHtml } from '#ui/lean/server-html.server.tsx';
import type { SentHtml } from '#ui/lean/static-data.ts';
import { Slots } from './blocks/blocks.tsx';
import type { SlotView } from './blocks/blocks.view.ts';
import type { NoContentView, PreviewView } from './content.view.ts';
import { NoContent } from './no-content.tsx';
import { PreviewBar } from './preview-bar.tsx';

interface ContentInput {
  slots?: SlotView[];
  noContent?: NoContentView;
  /** Set for an editor who previews drafts. */
  preview?: PreviewView | null;
}

/** Content as HTML: pictures, links and texts need no code in the browser. `''` without content. */
export function contentHtml({ slots = [], noContent, preview }: ContentInput, request?: Request): SentHtml {
  const parts: ReactNode[] = [
    preview && <PreviewBar key="preview" view={preview} />,
    noContent && <NoContent key="no-content" view={noContent} />,
    <Slots key="slots" slots={slots} />,
  ];
  return sentHtml(parts, request);
}
