import { useEffect, useState } from 'react';
import { ButtonLink } from '#ui/components/controls/button.tsx';
import { LiveRegion } from '#ui/components/page/hidden.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import styles from './fulfilment.module.css';
import type { PolledFulfilmentView } from './fulfilment.view.ts';
import { useFulfilment } from './use-fulfilment.ts';

/** What is being made for an order. What is ready stays on the page, although the page's data no longer list it. */
export function Fulfilments({ views }: { views: readonly PolledFulfilmentView[] }) {
  const [shown, show] = useState(views);
  const isShown = ({ href }: PolledFulfilmentView) => shown.some((each) => each.href === href);
  const latest = (one: PolledFulfilmentView) => views.find(({ href }) => href === one.href) ?? one;
  const all = [...shown.map(latest), ...views.filter((view) => !isShown(view))];
  if (all.some((view, place) => view !== shown[place])) show(all);
  return all.map((view) => <Fulfilment key={view.href} view={view} />);
}

/** Announced once when it begins and once when it ends; without scripts there is a link to look again. */
function Fulfilment({ view }: { view: PolledFulfilmentView }) {
  const { status, text, file } = useFulfilment(view);
  const isPending = status === 'pending';
  const announcement = useAfterwards(text);
  if (view.isQuiet && status !== 'success') return null;
  return (
    <div className={styles.state}>
      <Icon name={status === 'success' ? 'success' : 'clock'} />
      <div>
        <p>{text}</p>
        <LiveRegion>{announcement}</LiveRegion>
        {isPending && <progress className={styles.progress} aria-label={text} />}
        {file && (
          <ButtonLink href={file.href} data-load="whole">
            {file.label}
          </ButtonLink>
        )}
        {status !== 'success' && (
          <span className={isPending ? styles.unscripted : undefined}>
            <ButtonLink href={view.again.href} kind="secondary" data-load="whole">
              {view.again.label}
            </ButtonLink>
          </span>
        )}
      </div>
    </div>
  );
}

/** A text that is there only after the page: a screen reader says what comes into a live region, not what stands there. */
function useAfterwards(text: string): string {
  const [announcement, say] = useState('');
  useEffect(() => {
    const frame = requestAnimationFrame(() => say(text));
    return () => cancelAnimationFrame(frame);
  }, [text]);
  return announcement;
}
