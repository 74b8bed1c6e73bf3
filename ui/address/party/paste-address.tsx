import { Button } from '#ui/components/controls/button.tsx';
import fieldStyles from '#ui/components/controls/field.module.css';
import { descriptionProps, FieldLayout } from '#ui/components/controls/field.tsx';
import { Disclosure } from '#ui/components/page/disclosure.tsx';
import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';

interface PasteAddressProps {
  /** Of the field that the lines are pasted into. */
  name: string;
  /** Of the button that splits them. */
  button: { name: string; value: string };
  /** Whose address it is, where a page asks for two. */
  whose?: string;
  /** Whether several addresses may be pasted at once. */
  several?: boolean;
  /** What was pasted and is not split yet. */
  value?: string | undefined;
}

/** The lines of an envelope, which the server splits into fields. */
export function PasteAddress({ name, button, whose, several = false, value }: PasteAddressProps) {
  const copy = useCopy('address');
  const of = whose && <VisuallyHidden>{` – ${whose}`}</VisuallyHidden>;
  const texts = { label: copy.pasted, name, hint: several ? copy.pastedSeveralHint : copy.pastedHint };
  return (
    <Disclosure
      title={
        <>
          <span>{copy.paste}</span>
          {of}
        </>
      }
      open={Boolean(value)}
    >
      <FieldLayout texts={texts}>
        <textarea
          {...descriptionProps(texts)}
          rows={5}
          maxLength={several ? 10_000 : 2000}
          defaultValue={value}
          className={fieldStyles.control}
          autoComplete="off"
        />
      </FieldLayout>
      <Button kind="secondary" name={button.name} value={button.value}>
        <span>{several ? copy.addPasted : copy.splitPasted}</span>
        {of}
      </Button>
    </Disclosure>
  );
}
