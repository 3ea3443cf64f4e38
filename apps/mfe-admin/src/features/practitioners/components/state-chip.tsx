import { useTranslation } from '@freely/i18n';
import { StatusChip } from '@freely/ui/chip';
import { Icon } from '@freely/ui/icon';
import { CircleCheck, CircleX, Clock, PencilLine } from 'lucide-react';
import type { PractitionerState } from '../practitioner-state.ts';

const variants = {
  approved: { tone: 'success', icon: CircleCheck },
  waiting: { tone: 'warning', icon: Clock },
  rejected: { tone: 'error', icon: CircleX },
  onboarding: { tone: 'info', icon: PencilLine },
} as const;

export function StateChip({ state }: { state: PractitionerState }) {
  const { t } = useTranslation('admin/practitioners');
  const { tone, icon } = variants[state];

  return (
    <StatusChip tone={tone} size="sm" icon={<Icon of={icon} size="sm" />}>
      {t(`people.states.${state}`)}
    </StatusChip>
  );
}
