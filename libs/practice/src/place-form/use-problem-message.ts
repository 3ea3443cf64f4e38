import { useTranslation } from '@freely/i18n';
import { isPlaceProblem } from './place-draft.ts';

/** The message for a broken rule; messages of the server are returned unchanged. */
export function useProblemMessage(): (message: string | undefined) => string | undefined {
  const { t } = useTranslation('practice/places');

  return (message) =>
    message !== undefined && isPlaceProblem(message) ? t(`problems.${message}`) : message;
}
