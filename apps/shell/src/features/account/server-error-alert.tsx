import { serverMessages } from '@freely/forms';
import { VisuallyHidden } from '@freely/ui/visually-hidden';

/** Announces errors from the server to screen readers: they appear away from the focus. */
export function ServerErrorAlert({ form }: { form: Parameters<typeof serverMessages>[0] }) {
  return (
    <VisuallyHidden>
      <span role="alert">{serverMessages(form).join('. ')}</span>
    </VisuallyHidden>
  );
}
