import type { CallResponse, practitionerStatistic } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { Card } from '@freely/ui/card';
import { Icon } from '@freely/ui/icon';
import { ProgressBar } from '@freely/ui/progress';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { Circle, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import styles from '../home.module.css';

/** The steps that complete a profile, each with its screen. */
const STEPS = [
  ['avatar', '/practitioner/profile'],
  ['work_images', '/practitioner/profile'],
  ['bio', '/practitioner/profile'],
  ['update_calendar', '/practitioner/calendar'],
  ['bank_details', '/practitioner/settings'],
] as const;

export function Checklist({ figures }: { figures: CallResponse<typeof practitionerStatistic> }) {
  const { t } = useTranslation('practitioner/home');
  const id = useId();
  const count = {
    done: STEPS.filter(([step]) => figures[step]).length,
    total: STEPS.length,
  };

  return (
    <Card as="section" aria-labelledby={id} className={styles.checklist}>
      <div className={styles.head}>
        <h2 id={id}>{t(count.done === count.total ? 'checklist.done' : 'checklist.title')}</h2>
        <span aria-hidden="true">{t('checklist.count', count)}</span>
      </div>
      <ProgressBar label={t('checklist.share', count)} value={count.done / count.total} />
      <ul>
        {STEPS.map(([step, to]) => (
          <li key={step} data-done={figures[step] || undefined}>
            <Icon of={figures[step] ? CircleCheck : Circle} />
            {figures[step] ? (
              <>
                <span aria-hidden="true">{t(`checklist.${step}`)}</span>
                <VisuallyHidden>
                  {t('checklist.isDone', { what: t(`checklist.${step}`) })}
                </VisuallyHidden>
              </>
            ) : (
              <Link to={to}>{t(`checklist.todo.${step}`)}</Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
