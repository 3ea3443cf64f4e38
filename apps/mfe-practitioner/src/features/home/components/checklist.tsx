import type { CallResponse, practitionerStatistic } from '@freely/api-client/contract';
import { Link } from '@freely/router';
import { Card } from '@freely/ui/card';
import { Icon } from '@freely/ui/icon';
import { ProgressBar } from '@freely/ui/progress';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { Circle, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import styles from '../home.module.css';
import { useWords } from '../words.ts';

/** The steps that complete a profile, each with its screen. */
const STEPS = [
  ['avatar', '/practitioner/profile'],
  ['work_images', '/practitioner/profile'],
  ['bio', '/practitioner/profile'],
  ['update_calendar', '/practitioner/calendar'],
  ['bank_details', '/practitioner/settings'],
] as const;

export function Checklist({ figures }: { figures: CallResponse<typeof practitionerStatistic> }) {
  const say = useWords();
  const id = useId();
  const count = {
    done: STEPS.filter(([step]) => figures[step]).length,
    total: STEPS.length,
  };

  return (
    <Card as="section" aria-labelledby={id} className={styles.checklist}>
      <div className={styles.head}>
        <h2 id={id}>
          {say(count.done === count.total ? 'home.checklist.done' : 'home.checklist.title')}
        </h2>
        <span aria-hidden="true">{say('home.checklist.count', count)}</span>
      </div>
      <ProgressBar label={say('home.checklist.share', count)} value={count.done / count.total} />
      <ul>
        {STEPS.map(([step, to]) => (
          <li key={step} data-done={figures[step] || undefined}>
            <Icon of={figures[step] ? CircleCheck : Circle} />
            {figures[step] ? (
              <>
                <span aria-hidden="true">{say(`home.checklist.${step}`)}</span>
                <VisuallyHidden>
                  {say('home.checklist.isDone', { what: say(`home.checklist.${step}`) })}
                </VisuallyHidden>
              </>
            ) : (
              <Link to={to}>{say(`home.checklist.todo.${step}`)}</Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
