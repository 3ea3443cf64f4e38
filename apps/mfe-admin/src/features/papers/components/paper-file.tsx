import type { AdminPaper } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { downloadFile } from '@freely/shell-sdk/download-file';
import { Button } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { useEffect, useState } from 'react';
import styles from '../papers.module.css';
import { paperFileQuery } from '../queries.ts';

/** A picture is shown. A PDF is downloaded: no page of ours runs what somebody uploaded. */
export function PaperFile({ paper }: { paper: AdminPaper }) {
  const { t } = useTranslation('admin/papers');
  const { t: tShared } = useTranslation('admin');
  const file = useQuery(paperFileQuery(paper));
  if (file.isError) return <EmptyState art="pause" title={t('noFile')} />;
  const bytes = file.data;
  if (!bytes) {
    return (
      <SkeletonRegion label={tShared('table.loading')}>
        <Skeleton height="16rem" />
      </SkeletonRegion>
    );
  }
  if (paper.file_type === 'picture') return <Picture of={bytes} label={t('picture')} />;

  return (
    <EmptyState
      title={t('pdf')}
      text={t('pdfText')}
      action={
        <Button
          variant="secondary"
          onClick={() => downloadFile(`${paper.kind}-${paper.id}.pdf`, bytes)}
        >
          {t('download')}
        </Button>
      }
    />
  );
}

function Picture({ of: bytes, label }: { of: Blob; label: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(bytes);
    setUrl(made);

    return () => URL.revokeObjectURL(made);
  }, [bytes]);

  return url && <img className={styles.picture} src={url} alt={label} />;
}
