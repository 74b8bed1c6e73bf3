import visibility from '#ui/components/page/visibility.module.css';
import { Icon } from '#ui/components/values/icon.tsx';
import { ScriptedButton } from './scripted-button.tsx';

/** Firefox before 143 and Safari before 18.4 print what is open only: there the style sheet cannot reach what is folded. */
function printWhole(): void {
  if (!CSS.supports('selector(::details-content)'))
    for (const folded of document.querySelectorAll('main details')) folded.toggleAttribute('open', true);
  print();
}

/** Opens the browser's print dialog; nothing without scripts. */
export const PrintButton = ({ label }: { label: string }) => (
  <span className={visibility.withScript}>
    <ScriptedButton kind="secondary" onClick={printWhole}>
      <Icon name="print" />
      <span>{label}</span>
    </ScriptedButton>
  </span>
);
