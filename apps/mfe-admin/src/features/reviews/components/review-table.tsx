import type { AdminReview } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { Button } from '@freely/ui/button';
import { StatusChip } from '@freely/ui/chip';
import { Icon } from '@freely/ui/icon';
import { Row, Stack } from '@freely/ui/layout';
import { Rating } from '@freely/ui/rating';
import { type Column, DataTable } from '@freely/ui/table';
import { Eye, EyeOff, Flag } from 'lucide-react';
import { BookingLink } from '../../../listing/booking-link.tsx';
import { DateTime } from '../../../listing/date-time.tsx';
import styles from './review-table.module.css';

interface ReviewTableProps {
  reviews: readonly AdminReview[];
  /** The review that is being unhidden. */
  unhiding: number | null;
  onHide: (review: AdminReview) => void;
  onUnhide: (review: AdminReview) => void;
}

const variants = {
  reported: { tone: 'warning', icon: Flag },
  hidden: { tone: 'error', icon: EyeOff },
  visible: { tone: 'success', icon: Eye },
} as const;

/** One row for each review, with the reasons of its report and of hiding it. */
export function ReviewTable({ reviews, unhiding, onHide, onUnhide }: ReviewTableProps) {
  const { t } = useTranslation('admin/reviews');

  const columns: Column<AdminReview>[] = [
    {
      key: 'date',
      label: t('date'),
      cell: ({ created_at }) => <DateTime at={created_at} />,
    },
    {
      key: 'people',
      label: t('reviewer'),
      isName: true,
      cell: ({ invited, reviewer_name: name, booking_id: id }) => (
        <Stack gap={1}>
          <span>{invited ? t('invited', { name }) : name}</span>
          {id !== null && <BookingLink id={id} />}
        </Stack>
      ),
    },
    {
      key: 'practitioner',
      label: t('practitioner'),
      isName: true,
      cell: ({ practitioner_id, practitioner_name }) => (
        <Link to={`/admin/practitioners?open=${practitioner_id}`}>{practitioner_name}</Link>
      ),
    },
    {
      key: 'review',
      label: t('review'),
      cell: ({ hidden_reason, reported_reason, text, rating, ...review }) => (
        <Stack gap={1}>
          <span title={t('parts', partsOf(review))}>
            <Rating value={rating} size="md" />
          </span>
          <span>{text}</span>
          {reported_reason !== null && <em>{t('reportedFor', { reason: reported_reason })}</em>}
          {hidden_reason !== null && <em>{t('hiddenFor', { reason: hidden_reason })}</em>}
        </Stack>
      ),
    },
    { key: 'state', label: t('state'), cell: (row) => <State of={row} /> },
    {
      key: 'actions',
      label: t('actions'),
      align: 'end',
      cell: (row) => (
        <Actions of={row} isUnhiding={unhiding === row.id} {...{ onHide, onUnhide }} />
      ),
    },
  ];

  return <DataTable label={t('label')} columns={columns} rows={reviews} rowKey={({ id }) => id} />;
}

function State({ of }: { of: AdminReview }) {
  const { t } = useTranslation('admin/reviews');
  const state = of.report_waits ? 'reported' : of.hidden_at === null ? 'visible' : 'hidden';
  const { tone, icon } = variants[state];

  return (
    <StatusChip tone={tone} size="sm" icon={<Icon of={icon} size="sm" />}>
      {t(`states.${state}`)}
    </StatusChip>
  );
}

interface ActionsProps extends Pick<ReviewTableProps, 'onHide' | 'onUnhide'> {
  of: AdminReview;
  isUnhiding: boolean;
}

function Actions({ of, isUnhiding, onHide, onUnhide }: ActionsProps) {
  const { t } = useTranslation('admin/reviews');
  const isHidden = of.hidden_at !== null;
  const name = of.reviewer_name;

  return (
    <Row gap={2} className={styles.actions}>
      {!isHidden && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('hideOf', { name })}
          onClick={() => onHide(of)}
        >
          {t('hide')}
        </Button>
      )}
      {(isHidden || of.report_waits) && (
        <Button
          size="sm"
          variant="secondary"
          isPending={isUnhiding}
          aria-label={t(isHidden ? 'unhideOf' : 'keepOf', { name })}
          onClick={() => onUnhide(of)}
        >
          {t(isHidden ? 'unhide' : 'keep')}
        </Button>
      )}
    </Row>
  );
}

function partsOf({
  timekeeping,
  friendliness,
  communication,
  satisfaction,
}: Pick<AdminReview, 'timekeeping' | 'friendliness' | 'communication' | 'satisfaction'>) {
  return { timekeeping, friendliness, communication, satisfaction };
}
