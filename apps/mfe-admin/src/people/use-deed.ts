import { texts } from '../texts.ts';
import { useWords } from '../words.ts';

type Deed = keyof typeof texts.deeds;

/** What the audit log calls `review.hide`, in words; a deed that came later, as it is. */
export function useDeed(): (kind: string) => string {
  const say = useWords();

  return (kind) => {
    const key = kind.replaceAll('.', '_');
    return Object.hasOwn(texts.deeds, key)
      ? say(`deeds.${key as Deed}`)
      : kind.replaceAll(/[._]/g, ' ');
  };
}
