import { createContext, type ReactNode, use } from 'react';

const Announced = createContext(false);

interface AnnouncedErrorsProps {
  /** False where the focus moves to the first error, which tells of it already. */
  when?: boolean;
  children: ReactNode;
}

/**
 * Errors of the fields inside are announced when they appear. For those that a press brings up while the focus stays
 * on the button: at the field, it would clear them.
 */
export function AnnouncedErrors({ when = true, children }: AnnouncedErrorsProps) {
  return <Announced value={when}>{children}</Announced>;
}

/** The text of an error under its field. */
export function ErrorText({ children }: { children: ReactNode }) {
  return use(Announced) ? <span role="alert">{children}</span> : children;
}
