import { serverMessages } from '@freely/forms';
import { VisuallyHidden } from '@freely/ui/visually-hidden';

/** Announces what the server refused of a form: the messages appear away from the focus, which is on the button. */
export function ServerErrorAlert({ form }: { form: Parameters<typeof serverMessages>[0] }) {
  return <VisuallyHidden role="alert">{serverMessages(form).join('. ')}</VisuallyHidden>;
}
