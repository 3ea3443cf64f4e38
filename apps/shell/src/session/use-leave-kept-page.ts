import { lastPage, rememberTarget } from '@freely/auth';
import { useNavigate } from '@freely/router';
import { siteMap } from '@freely/shell-sdk/site-map';
import { useCallback } from 'react';

/**
 * Without logging in, the kept page is given up for the login page, which leads back to it. Until that is on
 * screen, the page stays out of sight.
 */
export function useLeaveKeptPage(): () => void {
  const navigate = useNavigate();

  return useCallback(() => {
    rememberTarget(lastPage() ?? siteMap.home);
    void navigate(siteMap.login, { replace: true });
  }, [navigate]);
}
