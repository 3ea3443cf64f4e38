import type { LiveUnit, ReleaseVerb } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { formatDuration } from '@freely/ui/duration';
import { Row, Stack } from '@freely/ui/layout';
import { Facts } from '../../../drawer/drawer-part.tsx';
import { HourChart } from './hour-chart.tsx';
import { VitalTable } from './vital-table.tsx';

interface UnitDetailProps {
  unit: LiveUnit;
  canChange: boolean;
  onChange: (verb: ReleaseVerb) => void;
}

/** Everything about one unit: who made it live and why, its canary, its health, its buttons. */
export function UnitDetail({ unit, canChange, onChange }: UnitDetailProps) {
  const { t } = useTranslation('admin/releases');
  const { canary } = unit;

  return (
    <Stack gap={5}>
      <Facts
        facts={[
          [t('reason'), unit.reason],
          [t('commit'), unit.commit ?? t('none')],
          [t('previous'), unit.previous ?? t('none')],
          canary && [t('canary'), canary.version],
          canary?.promote_after_minutes != null && [
            t('promotes'),
            t('promotesAfter', { duration: formatDuration(canary.promote_after_minutes) }),
          ],
        ]}
      />
      {canary?.verdict && <Callout title={t('verdict')}>{canary.verdict.reason}</Callout>}
      {canChange && (
        <Row gap={2}>
          {verbsFor(unit).map((verb) => (
            <Button
              key={verb}
              size="sm"
              variant={verb === 'kill' ? 'danger' : 'secondary'}
              onClick={() => onChange(verb)}
            >
              {t(`verbs.${verb}`)}
            </Button>
          ))}
        </Row>
      )}
      <HourChart unit={unit} />
      <VitalTable health={unit.health} />
    </Stack>
  );
}

/** What makes sense in this state, the mildest first. */
function verbsFor({ unit, canary, killed, versions }: LiveUnit): ReleaseVerb[] {
  const hasOthers = versions.length > 1;
  // Every page is made of it: it can only be another one.
  if (unit === 'shell') return hasOthers ? ['rollback'] : [];

  return [
    ...(canary ? (['promote', 'abort'] as const) : []),
    ...(!canary && !killed && hasOthers ? (['canary'] as const) : []),
    ...(hasOthers ? (['rollback'] as const) : []),
    killed ? 'revive' : 'kill',
  ];
}
