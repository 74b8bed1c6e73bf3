import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#ui/components/controls/button.tsx';
import fieldStyles from '#ui/components/controls/field.module.css';
import { descriptionProps, FieldLayout, type FieldText } from '#ui/components/controls/field.tsx';
import { LiveRegion } from '#ui/components/page/hidden.tsx';
import { useScripted } from '#ui/components/use-scripted.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './files.module.css';

export interface FilesView {
  hint: string;
  accept: string;
  /** What the browser judges before anything is sent; `totalSize` null: only each file counts. */
  limits: { files: number; fileSize: number; totalSize: number | null };
  /** Sentences about a file, in which `{name}` stands for its name. */
  says: Record<'empty' | 'too-large' | 'too-many' | 'total', string> & { type?: string };
}

interface FilesFieldProps {
  texts: Pick<FieldText, 'label' | 'name' | 'optional'>;
  files: FilesView;
  error: string | undefined;
  /** Of a file that was chosen before this page was made: said until one is chosen. */
  lost?: string | undefined;
  onChosen?: ((hasFiles: boolean) => void) | undefined;
  /** The form that the files are sent with; absent: the one around them. */
  form?: string | undefined;
}

/**
 * Chooses files. With scripts, each is listed with what is wrong with it and can be taken back; the server judges all
 * the same.
 */
export function FilesField({ texts: named, files: view, error, lost, onChosen, form }: FilesFieldProps) {
  const { hint, accept, limits, says } = view;
  const copy = useCopy('files');
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File[]>([]);
  const [isEarly, setEarly] = useState(false);
  const keep = (files: File[], early = false) => {
    setChosen(files);
    setEarly(early && faultsOf(files, view).every((fault) => fault === null));
    onChosen?.(files.length > 0);
  };
  // What was chosen before the program ran counts. Without a fault it stays in its field: a list that came with the
  // program would move the button that is being pressed.
  const readEarly = useEffectEvent(() => keep([...(input.current?.files ?? [])], true));
  useEffect(() => readEarly(), []);
  const remove = (place: number) => {
    const remaining = new DataTransfer();
    for (const [at, file] of chosen.entries()) if (at !== place) remaining.items.add(file);
    if (input.current) input.current.files = remaining.files;
    keep([...remaining.files]);
    input.current?.focus();
  };
  const isListed = useScripted() && !(isEarly && chosen.length > 0);
  const faults = faultsOf(chosen, view);
  const lines = chosen.map((file, at) => ({
    file,
    id: `${named.name}-fichier${at}`,
    text: faults[at] ? says[faults[at]]?.replace('{name}', () => file.name) : undefined,
  }));
  const refused = lines.filter(({ text }) => text);
  // A file that is refused here was for the same reason by the server.
  const wrong = refused.length > 0 ? undefined : (error ?? (chosen.length === 0 ? lost : undefined));
  const texts = { ...named, hint, error: wrong };
  const description = descriptionProps(texts);
  const accepted = lines.filter(({ text }) => !text).map(({ file }) => file.name);
  const spoken = [
    ...(accepted.length > 0
      ? [`${[accepted.length > 1 ? copy.chosenFiles : copy.chosenFile, ...accepted].join(', ')}.`]
      : []),
    ...refused.map(({ text }) => text),
  ];
  return (
    <>
      <FieldLayout texts={texts}>
        <span className={styles.picker}>
          <input
            ref={input}
            type="file"
            form={form}
            multiple={limits.files > 1}
            accept={accept}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => keep([...(target.files ?? [])])}
            {...description}
            aria-invalid={description['aria-invalid'] ?? (refused.length > 0 || undefined)}
            aria-describedby={[description['aria-describedby'], ...refused.map(({ id }) => id)].join(' ').trim()}
            className={`${fieldStyles.control} ${styles.file}${isListed ? ` ${styles.listed}` : ''}`}
          />
          {/* Over the browser's own word, which is in the browser's language. */}
          <span aria-hidden="true">{limits.files > 1 ? copy.chooseFiles : copy.chooseFile}</span>
        </span>
      </FieldLayout>
      <LiveRegion>{spoken.join(' ')}</LiveRegion>
      {isListed && chosen.length > 0 && <Chosen lines={lines} onRemove={remove} />}
    </>
  );
}

interface ChosenProps {
  /** `text`: what is wrong with the file. */
  lines: { file: File; id: string; text: string | undefined }[];
  onRemove(place: number): void;
}

function Chosen({ lines, onRemove }: ChosenProps) {
  const copy = useCopy('files');
  return (
    <ul className={styles.chosen} aria-label={lines.length > 1 ? copy.chosenFiles : copy.chosenFile}>
      {lines.map(({ file, id, text }, at) => (
        <li key={`${file.name}-${file.lastModified}-${file.size}`}>
          <span>{file.name}</span>
          <Button
            type="button"
            kind="quiet"
            aria-label={`${copy.removeFile} ${file.name}`}
            onClick={() => onRemove(at)}
          >
            {copy.removeFile}
          </Button>
          {text && (
            <p id={id} className={styles.wrong}>
              {text}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Devices have no type for some files, or one of their own: a type of none, or the file's ending, is enough. */
function isAccepted({ name, type }: File, accept: string): boolean {
  const ending = name.toLowerCase().split('.').at(-1)?.replace('jpg', 'jpeg') ?? '';
  return (
    ['', 'application/octet-stream'].includes(type) ||
    accept.split(',').some((one) => one === type || one.split(/[./+]/).includes(ending))
  );
}

/** What can be said without reading a file; the server judges its type by its content. */
function faultsOf(files: readonly File[], { limits, says, accept }: FilesView): (keyof FilesView['says'] | null)[] {
  let [count, total] = [0, 0];
  return files.map((file) => {
    const { size } = file;
    if (size === 0) return 'empty';
    if (size > limits.fileSize) return 'too-large';
    if (says.type && !isAccepted(file, accept)) return 'type';
    if (count >= limits.files) return 'too-many';
    if (limits.totalSize !== null && total + size > limits.totalSize) return 'total';
    count += 1;
    total += size;
    return null;
  });
}
