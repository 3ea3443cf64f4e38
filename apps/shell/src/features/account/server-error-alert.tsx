import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { SERVER } from './field-props.ts';

/** Reads out what the server found: its messages appear away from where the focus is. */
export function ServerErrorAlert({ errors }: { errors: object }) {
  const messages = Object.values(errors)
    .filter((error) => error?.type === SERVER)
    .map((error) => String(error.message));

  return (
    <VisuallyHidden>
      <span role="alert">{messages.filter(Boolean).join('. ')}</span>
    </VisuallyHidden>
  );
}
