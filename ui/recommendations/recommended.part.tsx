import { type ComponentType, useEffect, useState } from 'react';
import { useFetcher, useRouteLoaderData } from 'react-router';
import styles from './recommended.module.css';

interface RecommendedProps<Card> {
  /** The endpoint that suggests products for this page. */
  endpoint: string;
  /** Loads what shows the cards: a visitor who did not agree never needs it. */
  load(): Promise<ComponentType<{ title: string; cards: Card[] }>>;
}

/** Products that are suggested below a page, to who agreed to it: after the page, in room that was kept for them. */
export function Recommended<Card>(props: RecommendedProps<Card>) {
  const agreed = useRouteLoaderData<{ personalised?: boolean }>('root')?.personalised;
  return agreed ? <Suggestions key={props.endpoint} {...props} /> : null;
}

function Suggestions<Card>({ endpoint, load }: RecommendedProps<Card>) {
  const { load: ask, data } = useFetcher<{ title: string; cards: Card[] }>();
  const [Shown, show] = useState<ComponentType<{ title: string; cards: Card[] }> | null>(null);
  useEffect(() => {
    void ask(endpoint);
    void load().then((part) => show(() => part));
  }, [ask, endpoint, load]);
  if (data && data.cards.length === 0) return null;
  return <aside className={styles.recommended}>{data && Shown && <Shown {...data} />}</aside>;
}
