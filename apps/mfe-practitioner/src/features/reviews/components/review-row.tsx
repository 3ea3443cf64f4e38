import type { PractitionerReviews } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { londonDay } from '@freely/domain/london-time';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { Chip, StatusChip } from '@freely/ui/chip';
import { Icon } from '@freely/ui/icon';
import { Rating } from '@freely/ui/rating';
import { CircleCheck, Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import styles from '../reviews.module.css';

// The dialog is loaded when it is opened.
const ReportDialog = lazy(() => import('./report-dialog.tsx'));

interface ReviewRowProps {
  review: PractitionerReviews['reviews'][number];
  /** What became of the practitioner's report: null without one, undefined while that is not known. */
  report: 'sent' | 'kept' | null | undefined;
  onReported: () => void;
}

export function ReviewRow({ review, report, onReported }: ReviewRowProps) {
  const { t } = useTranslation('practitioner/reviews');
  const [isReporting, setReporting] = useState(false);
  const { id, reviewer_name: name, rating, date, text, invited } = review;

  return (
    <li>
      <div className={styles.head}>
        <strong>{name}</strong>
        <Rating value={rating} />
        {invited && <Chip size="sm">{t('invited')}</Chip>}
        <span className={styles.faint}>{listDate(londonDay(new Date(date)))}</span>
      </div>
      <p>{text}</p>
      {report ? (
        <StatusChip tone="success" size="sm" icon={<Icon of={CircleCheck} size="sm" />}>
          {t(`report.${report}`)}
        </StatusChip>
      ) : (
        <Button
          variant="quiet"
          size="sm"
          icon={<Icon of={Flag} />}
          aria-label={t('report.openName', { name })}
          disabled={report === undefined}
          onClick={() => setReporting(true)}
        >
          {t('report.open')}
        </Button>
      )}
      <Suspense fallback={null}>
        {isReporting && (
          <ReportDialog
            id={id}
            name={name}
            onClose={() => setReporting(false)}
            onSent={() => {
              setReporting(false);
              onReported();
            }}
          />
        )}
      </Suspense>
    </li>
  );
}
