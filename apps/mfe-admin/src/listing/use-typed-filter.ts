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
  // What the URL says, and what it is about to say, in order: it may be some keys behind.
  const own = useRef([inUrl]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the URL is followed.
  useEffect(() => {
    const at = own.current.indexOf(inUrl);
    own.current = at < 0 ? [inUrl] : own.current.slice(at);
    if (at < 0) setTyped(typedOf(inUrl));
  }, [inUrl]);

  /** @param next what the URL says of it soon; as before by default */
  function type(shown: Typed, next = own.current.at(-1)) {
    if (next !== undefined && next !== own.current.at(-1)) own.current.push(next);
    setTyped(shown);
  }

  return [typed, type] as const;
}
