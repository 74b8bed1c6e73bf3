import { choiceLink } from '#ui/components/controls/choices/choice-link.ts';
import { RadioCards } from '#ui/components/controls/choices/radio-cards.tsx';
import { FieldError, fieldId } from '#ui/components/controls/field.tsx';
import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './needs.module.css';
import type { NeedsView } from './needs.view.ts';

/** Which contract, at its whole price, and what follows with it. */
export function NeedsScreen({ view }: { view: NeedsView }) {
  const copy = useCopy('forwarding');
  const { types, offers, scope, errors } = view;
  return (
    <JourneyPage view={view}>
      <nav
        aria-labelledby="situation"
        {...(offers.length === 0 ? { id: fieldId('offer'), tabIndex: -1 } : {})}
        className={styles.situation}
      >
        <h2 id="situation">{copy.types}</h2>
        {offers.length === 0 && <FieldError text={errors.offer} />}
        <ul className={styles.types}>
          {types.map(({ label, href, current }) => (
            <li key={href}>
              <a href={href} aria-current={current ? 'true' : undefined} className={choiceLink}>
                <span>{label}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {offers.length > 0 && (
        <RadioCards
          // Another type has other offers, of which none was chosen yet.
          key={offers[0]?.value}
          name="offer"
          label={copy.offerChoice}
          choices={offers}
          error={errors.offer}
        />
      )}
      <details>
        <summary data-link>{copy.scope}</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is moved by the arrow keys */}
        <div className={styles.wide} role="group" tabIndex={0} aria-label={copy.scope}>
          <table className={styles.scope}>
            <caption>
              <VisuallyHidden>{copy.scope}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col">{copy.item}</th>
                <th scope="col">{copy.national}</th>
                <th scope="col">{copy.international}</th>
              </tr>
            </thead>
            <tbody>
              {scope.map(({ name, national, international }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{national}</td>
                  <td>{international}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </JourneyPage>
  );
}
