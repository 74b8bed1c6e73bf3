import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#ui/components/values/icon.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { PictureView } from '../product.view.ts';

interface ZoomProps {
  pictures: PictureView[];
  /** The index of the first shown picture. */
  at: number;
  /** Passed by the component that loads this one: a lazily loaded sheet would be linked twice. */
  styles: Readonly<Record<string, string>>;
  onClose: () => void;
}

/** One picture, whole in the window or twice as large; arrow keys lead to the others, Escape closes. */
export function Zoom({ pictures, at, styles, onClose }: ZoomProps) {
  const { pictures: label, ...copy } = useCopy('gallery');
  const { close } = useCopy('components');
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(at);
  const [isLarge, enlarge] = useState(false);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const step = (by: number) => setIndex((index + by + pictures.length) % pictures.length);
  function onKeyDown({ key }: KeyboardEvent) {
    // While the picture is enlarged, the arrow keys scroll it instead of changing it.
    if (!isLarge && key === 'ArrowRight') step(1);
    if (!isLarge && key === 'ArrowLeft') step(-1);
  }
  const picture = pictures[index];
  return (
    <dialog ref={dialog} className={styles.zoom} aria-label={label} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <p role="status">{picture?.position}</p>
        <button type="button" aria-pressed={isLarge} onClick={() => enlarge(!isLarge)}>
          <Icon name={isLarge ? 'minus' : 'plus'} />
          {copy.enlarge}
        </button>
        <button type="button" aria-label={close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a large picture is moved by the arrow keys */}
      <div className={styles.view} data-large={isLarge || undefined} tabIndex={0}>
        <img key={picture?.zoom} src={picture?.zoom} alt={picture?.alt} width={960} height={960} />
      </div>
      {pictures.length > 1 && (
        <div className={styles.bar}>
          <button type="button" aria-label={copy.previousPicture} onClick={() => step(-1)}>
            <Icon name="previous" />
          </button>
          <button type="button" aria-label={copy.nextPicture} onClick={() => step(1)}>
            <Icon name="next" />
          </button>
        </div>
      )}
    </dialog>
  );
}
