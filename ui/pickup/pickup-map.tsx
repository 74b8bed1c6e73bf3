import { useEffect, useRef, useState } from 'react';
import { ScriptedButton } from '#ui/components/controls/scripted-button.tsx';
import { Notice } from '#ui/components/page/notice.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './pickup.module.css';
import type { MapView } from './pickup.view.ts';

/** « Voir la carte »: shows the list's points; a point is chosen in the list. The map is loaded on demand. */
export function PickupMap({ map }: { map: MapView }) {
  const copy = useCopy('pickup');
  const [isShown, show] = useState(false);
  return (
    <div className={styles.map}>
      <ScriptedButton kind="secondary" aria-expanded={isShown} onClick={() => show(!isShown)}>
        {isShown ? copy.hideMap : copy.seeMap}
      </ScriptedButton>
      {isShown && <Drawn key={map.places.map(({ id }) => id).join()} map={map} />}
    </div>
  );
}

function Drawn({ map }: { map: MapView }) {
  const copy = useCopy('pickup');
  const place = useRef<HTMLDivElement>(null);
  const [hasFailed, fail] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let remove = () => {};
    let isUnmounted = false;
    const draw = async () => {
      const { drawMap } = await import('./leaflet-map.ts');
      if (isUnmounted) return;
      remove = await drawMap(element, { ...map, words: copy, look: styles.marker ?? '', failed: () => fail(true) });
      if (isUnmounted) remove();
    };
    draw().catch(() => fail(true));
    return () => {
      isUnmounted = true;
      remove();
    };
  }, [map, copy]);
  return (
    <>
      {hasFailed && <Notice view={{ tone: 'warning', text: copy.mapFailed }} />}
      <p className={styles.hint}>{copy.mapHint}</p>
      <section ref={place} aria-label={copy.map} className={styles.plan} />
    </>
  );
}
