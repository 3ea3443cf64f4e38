import { texts } from '../texts.ts';
import { useWords } from '../words.ts';

type AuditAction = keyof typeof texts.auditActions;

/** Returns a function that names an audit action such as `review.hide`, also an unknown one. */
export function useActionName(): (kind: string) => string {
  const say = useWords();

  return (kind) => {
    const key = kind.replaceAll('.', '_');
    return Object.hasOwn(texts.auditActions, key)
      ? say(`auditActions.${key as AuditAction}`)
      : kind.replaceAll(/[._]/g, ' ');
  };
}
