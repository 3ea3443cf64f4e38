import { serverMessages } from '@freely/federation/form';
import { VisuallyHidden } from '@freely/ui/visually-hidden';

/** Reads out what the server found: its messages appear away from where the focus is. */
export function ServerErrorAlert({ form }: { form: Parameters<typeof serverMessages>[0] }) {
  return (
    <VisuallyHidden>
      <span role="alert">{serverMessages(form).join('. ')}</span>
    </VisuallyHidden>
  );
}
