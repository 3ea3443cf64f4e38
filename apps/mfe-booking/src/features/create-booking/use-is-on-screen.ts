import { useEffect, useRef } from 'react';

/** Whether the component is still shown, for what is answered after it may have gone. */
export function useIsOnScreen(): () => boolean {
  const isOnScreen = useRef(false);
  useEffect(() => {
    isOnScreen.current = true;

    return () => {
      isOnScreen.current = false;
    };
  }, []);

  return () => isOnScreen.current;
}
