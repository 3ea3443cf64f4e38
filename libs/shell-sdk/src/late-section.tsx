import { type ComponentProps, type ReactNode, Suspense, use, useRef, useState } from 'react';
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

/** While it waits, React leaves the prerendered markup as it is. */
function OnceNeeded({ need, children }: { need: Need; children: ReactNode }) {
  const unmet = need.unmet();
  if (unmet) use(unmet);

  return children;
}
