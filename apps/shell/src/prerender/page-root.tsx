import { type I18n, I18nextProvider } from '@freely/i18n';
import { type QueryClient, QueryClientProvider } from '@freely/query';
import { type ReactNode, useEffect } from 'react';
import { markStarted } from '../boot/start-marks.ts';
import { useEarlyInput } from './early-input.ts';

interface PageRootProps {
  i18n: I18n;
  queryClient: QueryClient;
  children: ReactNode;
}

/** The providers around the router, in the browser and when prerendering. */
export function PageRoot({ i18n, queryClient, children }: PageRootProps) {
  useEarlyInput();
  useEffect(markStarted, []);

  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </I18nextProvider>
  );
}
