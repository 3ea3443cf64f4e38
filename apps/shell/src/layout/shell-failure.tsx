import { brand } from '@freely/domain/brand';
import { Button } from '@freely/ui/button';
import { Page, PageTitle } from '@freely/ui/page';
import { useWords } from '../texts/words.ts';

/** The last error boundary, for errors in the frame itself. Uses only simple components. */
export function ShellFailure() {
  const words = useWords();

  return (
    <main>
      <Page>
        <p>{brand.name}</p>
        <PageTitle>{words('failure.title')}</PageTitle>
        <p>{words('failure.text')}</p>
        <Button onClick={() => window.location.reload()}>{words('failure.reload')}</Button>
      </Page>
    </main>
  );
}
