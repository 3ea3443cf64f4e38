import { Link } from '@freely/router';
import { Dialog } from '@freely/ui/dialog';
import { Stack } from '@freely/ui/layout';
import type { CalendarEvent } from '../calendar-event.ts';
import { useWords } from '../words.ts';

interface EventInfoDialogProps {
  event: CalendarEvent;
  onClose: () => void;
}

/** Explains why an event in the calendar cannot be changed here. */
export default function EventInfoDialog({ event, onClose }: EventInfoDialogProps) {
  const say = useWords();
  const isBusy = event.kind === 'busy';

  return (
    <Dialog
      title={
        isBusy ? say('calendar.busy.title', { name: event.title }) : say('calendar.locked.title')
      }
      size="sm"
      isOpen
      onClose={onClose}
    >
      <Stack gap={4}>
        <p>{say(isBusy ? 'calendar.busy.text' : 'calendar.locked.text')}</p>
        {isBusy && <Link to="/practitioner/calendar-sync">{say('calendar.busy.link')}</Link>}
      </Stack>
    </Dialog>
  );
}
