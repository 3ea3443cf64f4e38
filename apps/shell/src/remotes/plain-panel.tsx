import { Button } from '@freely/ui/button';
import type { ReactNode } from 'react';
import { useWords } from '../texts/words.ts';

interface PlainPanelProps {
  onRetry: () => void;
  isRetrying?: boolean | undefined;
  details?: ReactNode;
}

/** Shown instead of a part if not even the code of the error panel can be loaded. */
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
