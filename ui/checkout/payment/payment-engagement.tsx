import { useNavigate } from 'react-router';
import { ButtonLink } from '#ui/components/controls/button.tsx';
import { Dialog } from '#ui/components/overlays/dialog.tsx';
import notice from '#ui/components/page/notice.module.css';
import styles from './payment-engagement.module.css';
import { type CertificationView, certificationId, type EngagementView } from './payment-engagement.view.ts';

interface EngagingProps {
  view: EngagementView;
  certification: CertificationView | undefined;
}

/**
 * What a professional must do to pay on account; the certification is explained in a dialog, or in the page without
 * scripts.
 */
export function Engaging({ view: { title, text, next, opens }, certification }: EngagingProps) {
  const navigate = useNavigate();
  const close = () =>
    certification && void navigate(certification.back.href, { replace: true, preventScrollReset: true });
  return (
    <section className={`${notice.notice} ${notice.info} ${styles.engagement}`} aria-labelledby="paiement-differe">
      <h2 id="paiement-differe">{title}</h2>
      <p>{text}</p>
      <a href={next.href} data-scroll={opens ? 'keep' : undefined}>
        {next.label}
      </a>
      {certification && (
        <noscript>
          <section className={styles.certification} aria-labelledby={certificationId}>
            <h3 id={certificationId}>{certification.title}</h3>
            <Certification view={certification} />
          </section>
        </noscript>
      )}
      <Dialog open={certification !== undefined} title={certification?.title ?? title} onClose={close}>
        {certification && <Certification view={certification} />}
      </Dialog>
    </section>
  );
}

function Certification({ view: { paragraphs, go, back } }: { view: CertificationView }) {
  return (
    <div className={styles.explained}>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className={styles.ways}>
        <ButtonLink href={go.href}>{go.label}</ButtonLink>
        <ButtonLink href={back.href} kind="secondary" data-scroll="keep">
          {back.label}
        </ButtonLink>
      </div>
    </div>
  );
}
