import { Callout } from '@freely/ui/callout';

/** Why a step was not saved, on the page until the next attempt (D48). */
export function SaveProblem({ message }: { message: string | null }) {
  return message === null ? null : (
    <Callout tone="error" role="alert">
      {message}
    </Callout>
  );
}
