import { StatusChip, type StatusChipProps } from '@freely/ui/chip';
import { Icon } from '@freely/ui/icon';
import {
  CalendarCheck,
  CalendarX,
  CircleCheck,
  CircleX,
  Clock,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';

/** What a status means for an admin: its colour and its icon. */
export type StatusMeaning = keyof typeof meanings;

const meanings = {
  planned: { tone: 'info', icon: CalendarCheck },
  done: { tone: 'success', icon: CircleCheck },
  waiting: { tone: 'warning', icon: Clock },
  attention: { tone: 'warning', icon: TriangleAlert },
  cancelled: { tone: 'error', icon: CalendarX },
  failed: { tone: 'error', icon: CircleX },
} as const satisfies Record<string, { tone: StatusChipProps['tone']; icon: LucideIcon }>;

/** The status of a row: a colour, an icon and a word. */
export function Status({ meaning, children }: { meaning: StatusMeaning; children: string }) {
  const { tone, icon } = meanings[meaning];

  return (
    <StatusChip tone={tone} size="sm" icon={<Icon of={icon} size="sm" />}>
      {children}
    </StatusChip>
  );
}
