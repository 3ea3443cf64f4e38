import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { Dialog } from '@freely/ui/dialog';
import { Stack } from '@freely/ui/layout';
import type { CalendarEvent } from '../calendar-event.ts';

interface EventInfoDialogProps {
  event: CalendarEvent;
  onClose: () => void;
}

/** Explains why an event in the calendar cannot be changed here. */
export default function EventInfoDialog({ event, onClose }: EventInfoDialogProps) {
  const { t } = useTranslation('practitioner/calendar');
  const isBusy = event.kind === 'busy';

  return (
    <Dialog
      title={isBusy ? t('busy.title', { name: event.title }) : t('locked.title')}
      size="sm"
      isOpen
      onClose={onClose}
    >
      <Stack gap={4}>
        <p>{t(isBusy ? 'busy.text' : 'locked.text')}</p>
        {isBusy && <Link to="/practitioner/calendar-sync">{t('busy.link')}</Link>}
      </Stack>
    </Dialog>
  );
}
