import {
  type ComponentProps,
  type ReactNode,
  Suspense,
  use,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Need, needOf } from './need.ts';

interface LateSectionProps extends ComponentProps<'section'> {
  as?: 'section' | 'footer' | undefined;
}

/**
 * A section below the first screen. A prerendered one can be read and its links work from the start; its
 * components run once it is nearly in sight, or once somebody does something on the page.
 *
 * Its content should be one component: elements that are written here are created with the page.
 *
 * While `data-prerendered` is there, its styles may have the browser lay it out once it is nearly in sight. A section
 * that React created has its real height at once, so that Back returns to where the reader was.
 */
export function LateSection({ as: Element = 'section', children, ...props }: LateSectionProps) {
  const section = useRef<HTMLElement>(null);
  const [need] = useState(() => needOf(section));
  const isPrerendered = useIsPrerendered();

  return (
    <Element {...props} ref={section} data-prerendered={isPrerendered || undefined}>
      <Suspense>
        <OnceNeeded need={need}>{children}</OnceNeeded>
      </Suspense>
    </Element>
  );
}

/**
 * While it waits, React leaves the prerendered markup as it is. When something above changes meanwhile,
 * React tries to render it anew, and holds the change back until this section is hydrated: it must not wait
 * any longer then.
 */
function OnceNeeded({ need, children }: { need: Need; children: ReactNode }) {
  const isHydrating = useSyncExternalStore(subscribeToNothing, isFalse, isTrue);
  if (!isHydrating) need.meet();
  const unmet = need.unmet();
  if (unmet) use(unmet);

  return children;
}

// React reads the server's value while it hydrates, and the browser's when it renders anew.
const subscribeToNothing = () => () => {};
const isFalse = () => false;
const isTrue = () => true;

/**
 * Whether the server rendered this element. It stays so: a value that changed after hydration would render what
 * waits below, all at once.
 */
function useIsPrerendered(): boolean {
  const [element] = useState({ isPrerendered: false });

  return useSyncExternalStore(
    subscribeToNothing,
    () => element.isPrerendered,
    () => {
      element.isPrerendered = true;

      return true;
    },
  );
}
