import type { LinkView } from '#ui/components/views.ts';

export interface AssistanceBannerView {
  /** « Session de conseiller » */
  label: string;
  /** « Vous agissez pour Compte Particulier » */
  title: string;
  /** « Particulier, client n° 0123456789 » */
  details?: string;
  desk: LinkView;
  /** Absent while nobody is being helped. */
  end?: { action: string; label: string };
}

export const bannerId = 'assistance';

/** Above everything on each page of an agent. The server writes it into the document: no program of the shop knows it. */
export function AssistanceBanner({ view: { label, title, details, desk, end } }: { view: AssistanceBannerView }) {
  return (
    <section id={bannerId} aria-label={label}>
      <p>
        <strong>{title}</strong>
        {details && <span>{details}</span>}
      </p>
      <p>
        <a href={desk.href} data-load="whole">
          {desk.label}
        </a>
      </p>
      {end && (
        <form method="post" action={end.action}>
          <input type="hidden" name="intent" value="terminer" />
          <button type="submit">{end.label}</button>
        </form>
      )}
    </section>
  );
}

/** Comes with the banner, so that no visitor loads it. */
export const bannerStyles = `
#${bannerId}{position:sticky;inset-block-start:0;z-index:60;display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.25rem;padding:.625rem var(--margin);background:#4a0d3f;color:#fff;border-block-end:4px solid #ffd23f;font:400 1rem/1.35 var(--font-text)}
#${bannerId} p{margin:0;max-inline-size:none}
#${bannerId} p:first-child{flex:1 1 16rem;display:flex;flex-wrap:wrap;gap:0 .75rem;overflow-wrap:anywhere}
#${bannerId} strong{font-weight:700}
#${bannerId} form{margin:0}
#${bannerId} a{color:#fff;text-decoration:underline;display:inline-block;padding-block:.5rem}
#${bannerId} button{min-block-size:2.75rem;padding:.25rem 1rem;border:2px solid #fff;border-radius:6px;background:#fff;color:#4a0d3f;font:700 1rem/1.2 var(--font-text);cursor:pointer}
#${bannerId} :is(a,button):focus-visible{outline:3px solid #ffd23f;outline-offset:2px}
@media (max-width:40rem){#${bannerId}{gap:.25rem 1rem;padding-block:.5rem;font-size:.9375rem}#${bannerId} p:first-child{flex-basis:100%}}
html{scroll-padding-block-start:8rem}
@media print{#${bannerId}{position:static;color:#000;background:none}}
`;
