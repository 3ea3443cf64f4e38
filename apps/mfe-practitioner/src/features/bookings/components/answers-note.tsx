import { send } from '@freely/api-client/client';
import {
  type BookingQuestionnaires,
  bookingQuestionnaires,
  type PractitionerBooking,
} from '@freely/api-client/contract';
import { isImpersonating, useSession } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Row, Stack } from '@freely/ui/layout';
import { useNow } from '@freely/ui/now';
import { addMinutes } from 'date-fns/addMinutes';
import { lazy, Suspense, useState } from 'react';

const AnswersDialog = lazy(() => import('./answers-dialog.tsx'));
const CancelRuledOutDialog = lazy(() => import('./cancel-ruled-out-dialog.tsx'));

/** What the customer was asked before this visit: not answered yet, signed, or ruling the treatment out. */
export function AnswersNote({ booking }: { booking: PractitionerBooking }) {
  const { t } = useTranslation('practitioner/bookings');
  const { id, customer_name: name } = booking;
  // The server refuses an admin who impersonates the practitioner.
  const isHidden = isImpersonating(useSession());
  const { data, isError } = useQuery({
    enabled: !isHidden,
    queryKey: ['dashboard', 'practitioner', 'answers', id],
    queryFn: ({ signal }) =>
      send(bookingQuestionnaires, { params: { id: String(id) } }, { signal }),
  });
  const [open, setOpen] = useState<'answers' | 'cancel' | null>(null);
  const onClose = () => setOpen(null);
  const now = useNow();
  if (isError) {
    return (
      <Callout role="note" tone="info">
        {t('answers.failed')}
      </Callout>
    );
  }
  if (!data || data.questionnaires.length === 0) return null;
  const state = stateOf(data);
  const isEnded = hasEnded(booking, now);

  return (
    <Callout
      role="note"
      tone={state === 'ruledOut' && !isEnded ? 'error' : 'info'}
      title={t(state === 'ruledOut' && isEnded ? 'answers.wasRuledOut' : `answers.${state}.title`, {
        name,
      })}
    >
      <Stack gap={3}>
        {!isEnded && (
          <p>
            {t(`answers.${state}.text`)} {data.can_cancel && t('answers.ruledOut.cancel', { name })}
          </p>
        )}
        <Row gap={3}>
          {state !== 'due' && (
            <Button size="sm" variant="secondary" onClick={() => setOpen('answers')}>
              {t('answers.read')}
            </Button>
          )}
          {data.can_cancel && !isEnded && (
            <Button size="sm" variant="danger" onClick={() => setOpen('cancel')}>
              {t('answers.cancel.open')}
            </Button>
          )}
        </Row>
      </Stack>
      <Suspense fallback={null}>
        {open === 'answers' && (
          <AnswersDialog {...{ name, onClose }} questionnaires={data.questionnaires} />
        )}
        {open === 'cancel' && <CancelRuledOutDialog {...{ booking, onClose }} />}
      </Suspense>
    </Callout>
  );
}

function stateOf({ questionnaires, ruled_out }: BookingQuestionnaires) {
  if (ruled_out) return 'ruledOut';
  const isAnySigned = questionnaires.some(({ signed }) => signed !== null);
  if (questionnaires.every(({ standing }) => standing !== 'due')) return 'signed';

  return isAnySigned ? 'some' : 'due';
}

/** Whether there is nothing left to do about the answers: it is over, or does not take place (D75). */
function hasEnded({ booking_status: status, date, duration }: PractitionerBooking, now: Date) {
  return status !== 'confirmed' || addMinutes(new Date(date), duration) <= now;
}
