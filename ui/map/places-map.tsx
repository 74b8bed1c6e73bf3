import { useEffect, useRef, useState } from 'react';
import { ScriptedButton } from '#ui/components/controls/scripted-button.tsx';
import { Notice } from '#ui/components/page/notice.tsx';
import { useScripted } from '#ui/components/use-scripted.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './map.module.css';
import type { MapView } from './map.view.ts';

interface PlacesMapProps {
  map: MapView;
  /** A wide screen shows it at once: the list leaves room for it. */
  isOpenWhenWide?: boolean;
}

/** « Voir la carte »: shows the places of a list, whose lines its markers lead to. The map is loaded when it is shown. */
export function PlacesMap({ map, isOpenWhenWide = false }: PlacesMapProps) {
  const copy = useCopy('map');
  const isScripted = useScripted();
  const [chosen, show] = useState<boolean | null>(null);
  const isVisible = chosen ?? (isScripted && isOpenWhenWide && matchMedia('(min-width: 62rem)').matches);
  return (
    <div className={styles.map}>
      <ScriptedButton kind="secondary" aria-expanded={isVisible} onClick={() => show(!isVisible)}>
        {isVisible ? copy.hide : copy.see}
      </ScriptedButton>
      {isVisible && <Drawn key={map.places.map(({ id }) => id).join()} map={map} />}
    </div>
  );
}

function Drawn({ map }: { map: MapView }) {
  const copy = useCopy('map');
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
      {hasFailed && <Notice view={{ tone: 'warning', text: map.failed }} />}
      <p className={styles.hint}>{copy.hint}</p>
      <section ref={place} aria-label={map.label} className={styles.plan} />
    </>
  );
}
