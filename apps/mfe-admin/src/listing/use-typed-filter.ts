import { useEffect, useRef, useState } from 'react';

/**
 * What a filter shows, which may be incomplete, and a function to change it. It follows the URL when a link, the back
 * button or "Clear" changes the filter there.
 *
 * @param inUrl the filter of the URL, empty for none
 * @param typedOf what the field shows for it
 */
export function useTypedFilter<Typed>(inUrl: string, typedOf: (inUrl: string) => Typed) {
  const [typed, setTyped] = useState(() => typedOf(inUrl));
  const known = useRef(inUrl);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the URL is followed.
  useEffect(() => {
    if (inUrl === known.current) return;
    known.current = inUrl;
    setTyped(typedOf(inUrl));
  }, [inUrl]);

  /** @param next what the URL says of it soon; as before by default */
  function type(shown: Typed, next = known.current) {
    known.current = next;
    setTyped(shown);
  }

  return [typed, type] as const;
}
