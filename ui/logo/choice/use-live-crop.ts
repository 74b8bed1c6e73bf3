import { useEffect, useRef, useState } from 'react';
import type { Placement } from '#domain/logo/logo.ts';
import { distanceOf, scaleOf } from '#domain/logo/placement.ts';
import type { NoticeView } from '#ui/components/views.ts';
import type { PreviewView } from '../preview.view.ts';
import type { ChoiceView } from './choice.view.ts';
import { type Fitting, fitNotice } from './fit-notice.ts';

/** Milliseconds: while somebody types, nothing is asked. */
const pause = 250;

interface Live {
  preview: PreviewView;
  fit: NoticeView[];
}

/**
 * Shows the crop as it is typed: the backend draws it, and what is shown stays until the next one is there whole. A crop
 * that is no crop, or that cannot be drawn, changes nothing; the button asks for the same without scripts.
 */
export function useLiveCrop(view: ChoiceView) {
  const [found, setFound] = useState<{ of: ChoiceView; live: Live } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(0);
  const follow = async () => {
    const form = box.current?.closest('form');
    const crop = form && cropIn(new FormData(form));
    if (!crop) return;
    const turn = (latest.current += 1);
    const preview = croppedAs(view.preview, crop);
    const areDrawn = await Promise.all([isDrawn(preview.colour.src), isDrawn(preview.black.src)]);
    if (turn === latest.current && areDrawn.every(Boolean))
      setFound({ of: view, live: { preview, fit: fitsOf(crop, view.fitting) } });
  };
  useEffect(() => {
    const form = box.current?.closest('form');
    // Typed or chosen before the page's program came.
    if (form && isChanged(form, view)) void follow();
    return () => {
      clearTimeout(waiting.current);
      latest.current += 1;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each page that the server made
  }, [view]);
  const live: Live = found?.of === view ? found.live : view;
  return {
    box,
    ...live,
    onChange() {
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => void follow(), pause);
    },
  };
}

interface Crop {
  placement: Placement;
  background: string;
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** `null`: what is typed is no crop, or not yet. */
function cropIn(form: FormData): Crop | null {
  const scale = scaleOf(text(form, 'scale'));
  const across = distanceOf(text(form, 'across'));
  const down = distanceOf(text(form, 'down'));
  if (scale === null || across === null || down === null) return null;
  return { placement: { scale, across, down }, background: text(form, 'background') };
}

function croppedAs(preview: PreviewView, { placement: { scale, across, down }, background }: Crop): PreviewView {
  const placed = { taille: scale, x: across, y: down, ...(background && { fond: background }) };
  const at = (src: string) => {
    const [path = '', query = ''] = src.split('?');
    const params = new URLSearchParams(query);
    for (const [name, value] of Object.entries(placed)) params.set(name, String(value));
    return `${path}?${params}`;
  };
  return {
    ...preview,
    colour: { ...preview.colour, src: at(preview.colour.src) },
    black: { ...preview.black, src: at(preview.black.src) },
  };
}

const fitsOf = ({ placement }: Crop, fitting: Fitting | null): NoticeView[] =>
  fitting ? [fitNotice(placement, fitting)].filter((notice) => notice !== null) : [];

/** Whether the browser has the whole picture, which it shows at once then. */
const isDrawn = (src: string): Promise<boolean> => {
  const image = new Image();
  image.src = src;
  return image.decode().then(
    () => true,
    () => false,
  );
};

const isChanged = (form: HTMLFormElement, { values }: ChoiceView): boolean => {
  const typed = new FormData(form);
  return ['scale', 'across', 'down', 'background'].some((name) => text(typed, name) !== (values[name] ?? ''));
};
