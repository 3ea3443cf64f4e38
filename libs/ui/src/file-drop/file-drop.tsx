import { ImagePlus, type LucideIcon } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { AnnouncedErrors } from '../field/announced-errors.tsx';
import { FieldNote, useFieldAttributes } from '../field/field-frame.tsx';
import { Icon } from '../icon/index.ts';
import styles from './file-drop.module.css';

export interface FileDropProps
  extends Pick<
    ComponentProps<'input'>,
    'accept' | 'multiple' | 'disabled' | 'id' | 'name' | 'ref' | 'onFocus' | 'onBlur'
  > {
  /** The action: "Add photos". */
  label: ReactNode;
  /** Below the label, inside the frame: which file types, how many. */
  about?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  icon?: LucideIcon | undefined;
  /** The picked or dropped files. `accept` limits only the file dialog, so check their types. */
  onFiles: (files: File[]) => void;
  className?: string | undefined;
}

/**
 * A frame to drop files on or to press. It is the native file input, spread over the frame, so the
 * browser itself does picking, dropping and the keyboard.
 */
export function FileDrop({
  label,
  about,
  hint,
  error,
  icon = ImagePlus,
  onFiles,
  id,
  className,
  ...props
}: FileDropProps) {
  const { noteId, ...attributes } = useFieldAttributes({ hint, error }, id);
  const [isOver, setOver] = useState(false);

  function take(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    // So that the same file can be picked once more.
    event.target.value = '';
    setOver(false);
    if (files.length > 0) onFiles(files);
  }

  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.frame} data-over={isOver || undefined}>
        <Icon of={icon} />
        <span className={styles.label}>{label}</span>{' '}
        {about && <span className={styles.about}>{about}</span>}
        <input
          {...props}
          {...attributes}
          type="file"
          onChange={take}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
      </label>
      {/* After a file is picked the focus is where it was. */}
      <AnnouncedErrors>
        <FieldNote {...{ noteId, hint, error }} />
      </AnnouncedErrors>
    </div>
  );
}
