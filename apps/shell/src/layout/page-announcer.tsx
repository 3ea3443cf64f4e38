import { pageTitleStore } from '@freely/federation';
import { useLocation } from '@freely/router';
import { useStore } from '@freely/store';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { useWords } from '../texts/words.ts';

/** Says the name of each new page, also where a dialog keeps the focus; the first one says itself. */
export function PageAnnouncer() {
  const words = useWords();
  const { title } = useStore(pageTitleStore);
  const isFirst = useLocation().key === 'default';

  return (
    <VisuallyHidden>
      <span aria-live="polite">{!isFirst && title !== '' && words('page', { title })}</span>
    </VisuallyHidden>
  );
}
