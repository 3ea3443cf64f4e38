import { useSession } from '@freely/auth';
import { useMatch } from '@freely/router';
import { siteMap } from '@freely/shell-sdk/site-map';
import { roleVariantOf } from './role-variant.ts';

export const tabs = ['customer', 'practitioner', 'faq'] as const;
export type TabName = (typeof tabs)[number];

export const tabPath = (tab: TabName) => `${siteMap.howItWorks}/${tab}`;

/** The tab of the path; without one, the tab for the user's role. */
export function useTab(): TabName {
  const named = useMatch(`${siteMap.howItWorks}/:tab`)?.params.tab;
  const session = useSession();
  const own = roleVariantOf(session) === 'asPractitioner' ? 'practitioner' : 'customer';

  return tabs.find((tab) => tab === named) ?? own;
}
