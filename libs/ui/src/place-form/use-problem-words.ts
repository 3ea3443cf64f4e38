import { isPlaceProblem } from './place-draft.ts';
import { usePlaceWords } from './words.ts';

/** Puts a broken rule into words; the server's own pass as they are. */
export function useProblemWords(): (message: string | undefined) => string | undefined {
  const t = usePlaceWords();

  return (message) =>
    message !== undefined && isPlaceProblem(message) ? t(`place.problems.${message}`) : message;
}
