import { ApiError } from '@freely/api-client/client';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { Dialog } from '@freely/ui/dialog';
import { EmptyState } from '@freely/ui/empty-state';
import { Stack } from '@freely/ui/layout';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import type { ReactNode } from 'react';

interface DetailDrawerProps<Data> {
  title: string;
  query: {
    data: Data | undefined;
    isError: boolean;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  onClose: () => void;
  media?: ReactNode;
  footer?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A drawer with the details of a row, beside its list. */
export function DetailDrawer<Data>({
  title,
  query,
  onClose,
  media,
  footer,
  children,
}: DetailDrawerProps<Data>) {
  const { t } = useTranslation('admin');

  return (
    <Dialog
      place="side"
      title={title}
      media={media}
      footer={footer}
      isOpen
      isTall
      onClose={onClose}
    >
      {query.data ? (
        <Stack gap={6}>{children(query.data)}</Stack>
      ) : isMissing(query.error) ? (
        <EmptyState title={t('drawer.missing')} text={t('drawer.missingText')} />
      ) : query.isError ? (
        <EmptyState
          art="pause"
          title={t('drawer.failed')}
          action={
            <Button onClick={() => query.refetch()} isPending={query.isFetching}>
              {t('table.retry')}
            </Button>
          }
        />
      ) : (
        <SkeletonRegion label={t('table.loading')}>
          <Stack gap={4}>
            <Skeleton height="8rem" />
            <Skeleton height="12rem" />
            <Skeleton height="8rem" />
          </Stack>
        </SkeletonRegion>
      )}
    </Dialog>
  );
}

/** The address names something that does not exist: trying again would not help (D78). */
function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}
