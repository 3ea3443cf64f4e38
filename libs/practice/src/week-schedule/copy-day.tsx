import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { CheckboxField } from '@freely/ui/field';
import { Icon } from '@freely/ui/icon';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { Copy } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { WEEKDAYS, type Weekday } from './day-hours.ts';
import styles from './week-schedule.module.css';

interface CopyDayProps {
  day: Weekday;
  onCopy: (others: Weekday[]) => void;
}

/** Copies the hours and breaks of one day to other days. */
export function CopyDay({ day, onCopy }: CopyDayProps) {
  const { t } = useTranslation('practice/week');
  const panelId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const name = t(`weekdays.${day}`);

  function close() {
    setOpen(false);
    opener.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  }

  return (
    <>
      <Button
        ref={opener}
        variant="quiet"
        size="sm"
        className={styles.add}
        icon={<Icon of={Copy} />}
        aria-label={t('week.copyOf', { day: name })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('week.copy')}
      </Button>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any control inside.
        <div id={panelId} className={styles.copy} onKeyDown={onKeyDown}>
          <OtherDays
            day={day}
            onCopy={(others) => {
              onCopy(others);
              setAnnouncement(t('week.copied', { day: name, count: others.length }));
              close();
            }}
          />
        </div>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

function OtherDays({ day, onCopy }: CopyDayProps) {
  const { t } = useTranslation('practice/week');
  const others = WEEKDAYS.filter((each) => each !== day);
  const [chosen, setChosen] = useState<readonly Weekday[]>([]);
  const isAll = chosen.length === others.length;

  const toggle = (each: Weekday, isOn: boolean) =>
    setChosen(others.filter((other) => (other === each ? isOn : chosen.includes(other))));

  return (
    <fieldset className={styles.others}>
      <legend className={styles.copyTitle}>
        {t('week.copyTo', { day: t(`weekdays.${day}`) })}
      </legend>
      <CheckboxField
        label={t('week.allOthers')}
        checked={isAll}
        onChange={() => setChosen(isAll ? [] : others)}
      />
      {others.map((each) => (
        <CheckboxField
          key={each}
          label={t(`weekdays.${each}`)}
          checked={chosen.includes(each)}
          onChange={(event) => toggle(each, event.target.checked)}
        />
      ))}
      <Button
        variant="secondary"
        size="sm"
        disabled={chosen.length === 0}
        onClick={() => onCopy([...chosen])}
      >
        {t('week.doCopy')}
      </Button>
    </fieldset>
  );
}
