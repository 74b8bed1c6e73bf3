import { useEffect, useRef } from 'react';
import { Envelope } from '#ui/address/form/envelope.tsx';
import { useEcho } from '#ui/components/use-optimistic-value.ts';
import type { PartyPrintView } from './party-print.view.ts';

/** How the label will print it: from the server as it was sent, and with scripts while it is typed. */
export function PartyPrint({ party, print }: { party: string; print: PartyPrintView }) {
  const [envelope, setEnvelope] = useEcho(print.envelope);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    const redraw = async ({ target }: Event) => {
      if (!form || !(target as HTMLInputElement).name?.startsWith(`${party}.`)) return;
      const rules = await import('./party-print.view.ts').catch(() => null);
      const data = new FormData(form);
      const valueOf = (name: string) => {
        const value = data.get(`${party}.${name}`);
        return typeof value === 'string' ? value : '';
      };
      if (rules) setEnvelope(rules.partyEnvelope(valueOf, print));
    };
    form?.addEventListener('input', redraw);
    return () => form?.removeEventListener('input', redraw);
  }, [party, print, setEnvelope]);
  return (
    <div ref={place}>
      <Envelope envelope={envelope} rule={print.rule} title={print.title} />
    </div>
  );
}
