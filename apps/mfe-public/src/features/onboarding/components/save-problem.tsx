import { Callout } from '@freely/ui/callout';

/** The reason why a step was not saved, shown until the next attempt (D48). */
export function SaveProblem({ message }: { message: string | null }) {
  if (message === null) return null;

  return (
    <Callout tone="error" role="alert" takesFocus>
      {message}
    </Callout>
  );
}
