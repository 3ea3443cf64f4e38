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
 */
export function LateSection({ as: Element = 'section', children, ...props }: LateSectionProps) {
  const section = useRef<HTMLElement>(null);
  const [need] = useState(() => needOf(section));

  return (
    <Element {...props} ref={section}>
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
