import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { usePageHead } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import { Lead, Page, PageTitle } from '@freely/ui/page';
import { JoinPrompt } from '../../join-prompt/join-prompt.tsx';
import { PictureRow } from '../../picture-rows/picture-row.tsx';
import { blurbs } from './blurbs.ts';
import styles from './services.module.css';

/** The services that people can book. */
export function ServicesPage() {
  const { t } = useTranslation('public/services');
  usePageHead({ title: t('title'), description: t('lead') });

  return (
    <>
      <Page className={styles.page}>
        <header className={styles.head}>
          <PageTitle>{t('title')}</PageTitle>
          <Lead>{t('lead')}</Lead>
        </header>
        <div>
          {blurbs.map(({ key, picture, type }, index) => (
            <PictureRow key={key} picture={picture} title={t(`${key}.name`)} isFirst={index === 0}>
              <p>{t(`${key}.text`)}</p>
              <p className={styles.includes}>{t(`${key}.includes`)}</p>
              <p>
                <Link to={`${siteMap.servicesSearch()}?type=${type}`}>
                  {t('book', { who: t(`${type}`) })}
                </Link>
              </p>
            </PictureRow>
          ))}
        </div>
      </Page>
      <JoinPrompt
        heading={t('join.heading')}
        text={t('join.text')}
        label={t('join.more')}
        about={t('join.about')}
      />
    </>
  );
}
