import visibility from '#ui/components/page/visibility.module.css';
import { Icon } from '#ui/components/values/icon.tsx';
import { ScriptedButton } from './scripted-button.tsx';

/** Opens the browser's print dialog; nothing without scripts. */
export const PrintButton = ({ label }: { label: string }) => (
  <span className={visibility.withScript}>
    <ScriptedButton kind="secondary" onClick={() => print()}>
      <Icon name="print" />
      <span>{label}</span>
    </ScriptedButton>
  </span>
);
