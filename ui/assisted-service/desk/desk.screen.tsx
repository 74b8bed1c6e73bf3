import { Button, ButtonLink } from '#ui/components/controls/button.tsx';
import { TextField } from '#ui/components/controls/field.tsx';
import { Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { Mark } from '#ui/components/values/icon.tsx';
import { autoFocusProps } from '#ui/forms/whole-load.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './desk.module.css';
import type { DeskView } from './desk.view.ts';

/** Plain forms: each post is a whole load. */
export function DeskScreen({ view, home }: { view: DeskView; home: string }) {
  const { title, text, notices, signIn, current, search, results, quit } = view;
  const { brand } = useCopy('layout');
  return (
    <>
      <header className={styles.header}>
        <a href={home}>
          <Mark />
          <span>{brand}</span>
        </a>
      </header>
      <Page>
        <h1>{title}</h1>
        <p className={styles.lead}>{text}</p>
        <Notices views={notices} />
        {signIn && (
          <p className={styles.lead}>
            <ButtonLink href={signIn.href} data-load="whole">
              {signIn.label}
            </ButtonLink>
          </p>
        )}
        {current && <Current view={current} />}
        {results && <Results view={results} />}
        {search && <Search view={search} />}
        {quit && (
          <form method="post" className={styles.part}>
            <p>{quit.text}</p>
            <input type="hidden" name="intent" value="quitter" />
            <Button kind="secondary">{quit.label}</Button>
          </form>
        )}
      </Page>
    </>
  );
}

function Current({ view: { title, details, links, bind, end } }: { view: NonNullable<DeskView['current']> }) {
  return (
    <section className={styles.part} aria-labelledby="assiste">
      <h2 id="assiste">{title}</h2>
      <p>{details}</p>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <form method="post" noValidate className={styles.form}>
        <h3>{bind.title}</h3>
        <input type="hidden" name="intent" value="rattacher" />
        <TextField
          name="panier"
          maxLength={64}
          autoComplete="off"
          {...(bind.number.error !== undefined && autoFocusProps)}
          {...fieldOf(bind.number)}
        />
        <Button kind="secondary">{bind.send}</Button>
      </form>
      <form method="post">
        <input type="hidden" name="intent" value="terminer" />
        <Button>{end}</Button>
      </form>
    </section>
  );
}

function Results({ view: { title, more, rows } }: { view: NonNullable<DeskView['results']> }) {
  return (
    <section className={styles.part} aria-labelledby="trouves">
      <h2 id="trouves" tabIndex={-1} {...autoFocusProps}>
        {title}
      </h2>
      {more && <p>{more}</p>}
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map(({ id, profile, name, details, act }) => (
            <li key={id}>
              <p>
                <strong>{name}</strong>
                <br />
                <span>{details}</span>
              </p>
              <form method="post">
                <input type="hidden" name="intent" value="assister" />
                <input type="hidden" name="client" value={id} />
                <input type="hidden" name="profil" value={profile} />
                <Button kind="secondary">{act}</Button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Search({ view: { title, name, orderCode, send } }: { view: NonNullable<DeskView['search']> }) {
  return (
    <form method="post" noValidate className={`${styles.part} ${styles.form}`}>
      <h2>{title}</h2>
      <input type="hidden" name="intent" value="chercher" />
      <TextField
        name="nom"
        maxLength={100}
        autoComplete="off"
        {...(name.error !== undefined && autoFocusProps)}
        {...fieldOf(name)}
      />
      <TextField name="commande" maxLength={64} autoComplete="off" {...fieldOf(orderCode)} />
      <Button>{send}</Button>
    </form>
  );
}

const fieldOf = ({ value, error, ...texts }: { label: string; hint: string; value: string; error?: string }) => ({
  ...texts,
  ...(error === undefined ? {} : { error }),
  defaultValue: value,
  required: false,
});
