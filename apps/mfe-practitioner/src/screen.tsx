import { useTranslation } from '@freely/i18n';
import { showToast, usePageTitle } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { Spread, Stack } from '@freely/ui/layout';
import { Lead, PageTitle } from '@freely/ui/page';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { type ReactNode, useEffect } from 'react';
import styles from './screen.module.css';

interface ScreenProps {
  /** The end of the document title: `Practitioner {screen}` (D7). */
  name: string;
  /** The heading, if it differs from the name. */
  heading?: ReactNode;
  lead?: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
  /** A toolbar, beside the heading if there is room, otherwise below it. */
  bar?: ReactNode;
  children: ReactNode;
}

/** One screen of the dashboard: document title, heading and content. */
export function Screen({ name, heading = name, lead, action, bar, children }: ScreenProps) {
  const { t } = useTranslation('practitioner');
  usePageTitle(t('title', { screen: name }));

  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Spread gap={4} className={bar ? styles.withBar : action ? styles.withAction : undefined}>
          <PageTitle>{heading}</PageTitle>
          {action ?? bar}
        </Spread>
        {lead && <Lead>{lead}</Lead>}
      </Stack>
      {children}
    </Stack>
  );
}

/** The part of a query's result that a screen needs. */
interface QueryState<Data> {
  data: Data | undefined;
  error: Error | null;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface FirstAnswer {
  isLoading: boolean;
  isFetched: boolean;
  failureCount: number;
}

/**
 * Whether a query waits for its first answer. One that fails is tried again, for which nobody waits: the count says so
 * between the tries, `isFetched` after them, when whatever shows the query asks once more.
 */
export const isComing = ({ isLoading, isFetched, failureCount }: FirstAnswer): boolean =>
  isLoading && !isFetched && failureCount === 0;

interface LoadedProps<Data> {
  of: QueryState<Data>;
  /** Queries of smaller parts: without their first answers, what comes later would move the rest. */
  besides?: readonly FirstAnswer[];
  /** For screen readers while it loads: "Loading your bookings". */
  loading: string;
  /** What could not be loaded, in one line. */
  failed: string;
  /** A placeholder in the shape of the content; rows by default. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A skeleton while the query loads, then the content, or an error with a retry button. */
export function Loaded<Data>({
  of,
  besides = [],
  loading,
  failed,
  skeleton,
  children,
}: LoadedProps<Data>) {
  const { t } = useTranslation('practitioner');
  const problem = of.data === undefined ? of.error?.message : undefined;

  // Load failures are also shown as a toast (spec 3 §8).
  useEffect(() => {
    if (problem) showToast({ tone: 'warning', title: problem });
  }, [problem]);

  if (of.data !== undefined && !besides.some(isComing)) return children(of.data);
  if (problem !== undefined) {
    return (
      <EmptyState
        art="pause"
        title={failed}
        text={problem}
        action={
          <Button onClick={() => of.refetch()} isPending={of.isFetching}>
            {t('tryAgain')}
          </Button>
        }
      />
    );
  }

  return (
    <SkeletonRegion label={loading}>
      {skeleton ?? (
        <Stack gap={3}>
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} height="3.5rem" />
          ))}
        </Stack>
      )}
    </SkeletonRegion>
  );
}
