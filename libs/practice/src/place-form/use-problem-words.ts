import { isPlaceProblem } from './place-draft.ts';
import { usePlaceWords } from './words.ts';

/** The message for a broken rule; messages of the server are returned unchanged. */
export function useProblemWords(): (message: string | undefined) => string | undefined {
  const t = usePlaceWords();

  return (message) =>
    message !== undefined && isPlaceProblem(message) ? t(`place.problems.${message}`) : message;
}
