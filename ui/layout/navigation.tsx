import { Links } from '#ui/components/page/links.tsx';
import type { LinkView } from '#ui/components/views.ts';
import styles from './layout.module.css';
import type { FooterView, NavigationView } from './navigation.view.ts';
import { Phone, Wordmark } from './wordmark.tsx';

/** These parts are HTML of the server (`navigation-html.server.tsx`). */
export const Bar = ({ links }: { links: LinkView[] }) => (
  <ul>
    <Links links={links} />
  </ul>
);

export const MenuGroups = ({ groups }: Pick<NavigationView, 'groups'>) => (
  <ul>
    {groups.map(({ head, picture, links }) => (
      <li key={head.href}>
        <a href={head.href}>
          {picture && <img src={picture} alt="" width={40} height={40} loading="lazy" />}
          <span>{head.label}</span>
        </a>
        {links.length > 0 && (
          <ul>
            <Links links={links} />
          </ul>
        )}
      </li>
    ))}
  </ul>
);

interface FooterColumnsProps {
  view: FooterView;
  home: string;
  phone: string;
}

export function FooterColumns({ view, home, phone }: FooterColumnsProps) {
  return (
    <>
      <div className={styles.promise}>
        <Wordmark view={{ home }} />
        <p>{view.promise}</p>
        <Phone number={phone} />
      </div>
      <nav aria-label={view.name}>
        {view.sections.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <details>
              <summary>{title}</summary>
              <ul>
                <Links links={links} />
              </ul>
            </details>
          </section>
        ))}
        <section>
          <h2>{view.legal.title}</h2>
          <ul>
            <Links links={view.legal.links} />
          </ul>
        </section>
      </nav>
    </>
  );
}
