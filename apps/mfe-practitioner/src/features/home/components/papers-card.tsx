import type { OwnPapers } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { Callout } from '@freely/ui/callout';
import { standingOf } from '../../../own-papers.ts';
import styles from '../home.module.css';

/** Papers that are missing or end within 60 days; renders nothing while there are none. */
export function PapersCard({ own }: { own: OwnPapers }) {
  const { t } = useTranslation('practitioner/home');
  const { t: tShared } = useTranslation('practitioner');
  const open = own.kinds.flatMap((each) => {
    const standing = standingOf(each, own.papers, new Date());

    return standing === 'missing' || standing === 'ends' ? [{ ...each, standing }] : [];
  });
  if (open.length === 0) return null;

  return (
    <div className={styles.notShown}>
      <Callout tone="warning" title={t('papers.title')}>
        <ul>
          {open.map(({ kind, standing, covered_to, for_work }) => (
            <li key={kind}>
              {standing === 'ends' && covered_to !== null
                ? t('papers.ends', {
                    what: tShared(`paperKinds.${kind}`),
                    date: listDate(covered_to),
                  })
                : t(for_work ? 'papers.missingForWork' : 'papers.missingForTick', {
                    what: tShared(`paperKinds.${kind}`),
                  })}
            </li>
          ))}
        </ul>
        <Link to="/practitioner/papers">{t('papers.open')}</Link>
      </Callout>
    </div>
  );
}
