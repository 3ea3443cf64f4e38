import { Callout } from '@freely/ui/callout';
import { type ReactNode, useEffect, useRef } from 'react';

/** The reason why a step was not saved, shown until the next attempt (D48). */
export function SaveProblem({ message }: { message: string | null }) {
  return message === null ? null : <StepProblem>{message}</StepProblem>;
}

/**
 * What is wrong with a whole step. It takes the focus when it appears, since the button that was pressed is at
 * the other end of the page. With another `key` for each attempt, it does so again.
 */
export function StepProblem({ children }: { children: ReactNode }) {
  const problem = useRef<HTMLDivElement>(null);
  useEffect(() => problem.current?.focus(), []);

  return (
    <div ref={problem} tabIndex={-1}>
      <Callout tone="error" role="alert">
        {children}
      </Callout>
    </div>
  );
}
