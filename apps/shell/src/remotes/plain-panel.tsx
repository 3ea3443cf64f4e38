import { Button } from '@freely/ui/button';
import type { ReactNode } from 'react';
import { useWords } from '../texts/words.ts';

interface PlainPanelProps {
  onRetry: () => void;
  isRetrying?: boolean | undefined;
  details?: ReactNode;
}

/** What stands in the place of a part when nothing more can be fetched at all. */
export function PlainPanel({ onRetry, isRetrying = false, details }: PlainPanelProps) {
  const words = useWords();

  return (
    <section role="alert">
      <h1>{words('failure.title')}</h1>
      <p>{words('failure.text')}</p>
      <Button onClick={onRetry} isPending={isRetrying}>
        {words('failure.reload')}
      </Button>
      <p>{details}</p>
    </section>
  );
}
