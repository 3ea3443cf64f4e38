import { Callout } from '@freely/ui/callout';

/** The reason why a step was not saved, shown until the next attempt (D48). */
export function SaveProblem({ message }: { message: string | null }) {
  return message === null ? null : (
    <Callout tone="error" role="alert">
      {message}
    </Callout>
  );
}
