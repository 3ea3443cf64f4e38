import { Outlet, ScrollRestoration } from '@freely/router';
import { scrollKey } from './scroll-key.ts';
import { SlowPage } from './slow-page.tsx';
import { useLateScroll } from './use-late-scroll.ts';
import { usePageFocus } from './use-page-focus.ts';

/** The page in the frame, with what can only be done once the first one is there. */
export function ShownPage() {
  usePageFocus();
  useLateScroll();

  return (
    <>
      <SlowPage>
        <Outlet />
      </SlowPage>
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
