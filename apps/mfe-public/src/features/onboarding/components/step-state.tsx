import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { Stack } from '@freely/ui/layout';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';

interface StepStateProps {
  /** Null while it loads. */
  error: Error | null;
  isFetching: boolean;
  onRetry: () => void;
}

/** Shown instead of a step while its data loads, or when loading failed. */
export function StepState({ error, isFetching, onRetry }: StepStateProps) {
  const { t } = useTranslation('public/onboarding');
  if (!error) {
    return (
      <SkeletonRegion label={t('loading')}>
        <Stack gap={3}>
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Skeleton key={row} height="3.5rem" />
          ))}
        </Stack>
      </SkeletonRegion>
    );
  }

  return (
    <EmptyState
      art="pause"
      title={t('failed.title')}
      text={error.message}
      action={
        <Button onClick={onRetry} isPending={isFetching}>
          {t('failed.retry')}
        </Button>
      }
    />
  );
}
