import { Button } from '#ui/components/controls/button.tsx';
import { Checkbox } from '#ui/components/controls/choices/checkbox.tsx';
import { RadioCards } from '#ui/components/controls/choices/radio-cards.tsx';
import { control } from '#ui/components/controls/control.ts';
import { TextField } from '#ui/components/controls/field.tsx';
import { Notices } from '#ui/components/page/notice.tsx';
import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import { Preview } from '../preview.tsx';
import styles from './choice.module.css';
import type { ChoiceView } from './choice.view.ts';
import { useLiveCrop } from './use-live-crop.ts';

/** How the picture stands on the stamp: its place, its background, its name; and that one may use it. */
export function ChoiceScreen({ view }: { view: ChoiceView }) {
  const copy = useCopy('logo');
  const { frameHint, name, backgrounds, scale, distance, hasRights, errors } = view;
  const { box, preview, fit, onChange } = useLiveCrop(view);
  return (
    <JourneyPage view={view}>
      <div ref={box} className={styles.preview}>
        <Preview preview={preview} />
        {/* It comes while one types. */}
        <div aria-live="polite">
          <Notices views={fit} />
        </div>
      </div>
      <fieldset className={styles.place} onChange={onChange}>
        <legend>{copy.place}</legend>
        <p>{frameHint}</p>
        <TextField {...control('scale', view)} label={copy.scaleLabel} hint={scale.hint} inputMode="numeric" short />
        <TextField {...control('across', view)} label={copy.acrossLabel} hint={distance.hint} short />
        <TextField {...control('down', view)} label={copy.downLabel} hint={distance.hint} short />
        <RadioCards name="background" label={copy.background} choices={backgrounds} error={errors.background} />
        <Button kind="secondary" name="intent" value="apercu">
          {copy.seePreview}
        </Button>
      </fieldset>
      <TextField
        {...control('name', view)}
        label={copy.name}
        hint={name.hint}
        maxLength={name.most}
        autoComplete="off"
      />
      <Checkbox
        name="rights"
        value="yes"
        label={copy.rightsLabel}
        text={copy.rightsText}
        checked={hasRights}
        error={errors.rights}
      />
    </JourneyPage>
  );
}
