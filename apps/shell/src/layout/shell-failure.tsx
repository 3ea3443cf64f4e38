import { useTranslation } from '@freely/i18n';
import { brand } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Page, PageTitle } from '@freely/ui/page';

/** The last error boundary, for errors in the frame itself. Uses only simple components. */
export function ShellFailure() {
  const { t } = useTranslation('shell');

  return (
    <main>
      <Page>
        <p>{brand().name}</p>
        <PageTitle>{t('failure.title')}</PageTitle>
        <p>{t('failure.text')}</p>
        <Button onClick={() => window.location.reload()}>{t('failure.reload')}</Button>
      </Page>
    </main>
  );
}
