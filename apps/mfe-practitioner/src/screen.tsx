import { notify, usePageTitle } from '@freely/federation';
import { Button } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { Spread, Stack } from '@freely/ui/layout';
import { Lead, PageTitle } from '@freely/ui/page';
import { Bone, SkeletonRegion } from '@freely/ui/skeleton';
import { type ReactNode, useEffect } from 'react';
import styles from './screen.module.css';
import { useWords } from './words.ts';

interface ScreenProps {
  /** Ends the title of the document: `Practitioner {screen}` (D7). */
  name: string;
  /** The heading, where it says more than the name. */
  heading?: ReactNode;
  lead?: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
  /** A whole bar, beside the heading where there is room, else under it. */
  bar?: ReactNode;
  children: ReactNode;
}

/** One screen of the dashboard: its title, its heading, and what is below. */
export function Screen({ name, heading = name, lead, action, bar, children }: ScreenProps) {
  const say = useWords();
  usePageTitle(say('title', { screen: name }));

  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Spread gap={4} className={bar ? styles.withBar : undefined}>
          <PageTitle>{heading}</PageTitle>
          {action ?? bar}
        </Spread>
        {lead && <Lead>{lead}</Lead>}
      </Stack>
      {children}
    </Stack>
  );
}

/** What a question to the API looks like to a screen. */
interface Asked<Data> {
  data: Data | undefined;
  error: Error | null;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface LoadedProps<Data> {
  of: Asked<Data>;
  /** Read out while it loads: "Loading your bookings". */
  loading: string;
  /** What could not be loaded, in one line. */
  failed: string;
  /** In the shape of what comes; rows unless given. */
  bones?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Bones while it loads, the content, or what went wrong with a way to try again. */
export function Loaded<Data>({ of, loading, failed, bones, children }: LoadedProps<Data>) {
  const say = useWords();
  const problem = of.data === undefined ? of.error?.message : undefined;

  // Load failures are told by a notice too (spec 3 §8).
  useEffect(() => {
    if (problem) notify({ tone: 'warning', title: problem });
  }, [problem]);

  if (of.data !== undefined) return children(of.data);
  if (problem !== undefined) {
    return (
      <EmptyState
        art="pause"
        title={failed}
        text={problem}
        action={
          <Button onClick={() => of.refetch()} isPending={of.isFetching}>
            {say('tryAgain')}
          </Button>
        }
      />
    );
  }

  return (
    <SkeletonRegion label={loading}>
      {bones ?? (
        <Stack gap={3}>
          {[1, 2, 3, 4, 5].map((row) => (
            <Bone key={row} height="3.5rem" />
          ))}
        </Stack>
      )}
    </SkeletonRegion>
  );
}
