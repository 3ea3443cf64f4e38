import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';

/** The part of a query's result that a section of the profile needs. */
export interface Loaded<T> {
  data: T | undefined;
  error: Error | null;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Shown when one section could not be loaded; the rest of the profile stays (D48). */
export function SectionFailed<T>({ title, query }: { title: string; query: Loaded<T> }) {
  const { t } = useTranslation('booking/journey');

  return (
    <Callout tone="error" title={title} role="alert">
      <p>{query.error?.message}</p>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => query.refetch()}
        isPending={query.isFetching}
      >
        {t('tryAgain')}
      </Button>
    </Callout>
  );
}
