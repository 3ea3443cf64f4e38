import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { useEffect, useRef } from 'react';

interface MoreRowsProps {
  hasMore: boolean;
  isPending: boolean;
  onMore: () => void;
}

/** The end of the loaded rows of "All": loads more when near the viewport, or when pressed. */
export function MoreRows({ hasMore, isPending, onMore }: MoreRowsProps) {
  const { t } = useTranslation('admin');
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  latest.current = onMore;

  useEffect(() => {
    if (!hasMore || !end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && latest.current(),
      {
        rootMargin: '600px',
      },
    );
    observer.observe(end.current);

    return () => observer.disconnect();
  }, [hasMore]);

  if (!hasMore && !isPending) return null;

  return (
    <div ref={end}>
      <Button variant="secondary" isPending={isPending} onClick={onMore}>
        {t('table.more')}
      </Button>
    </div>
  );
}
