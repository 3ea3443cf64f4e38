// Cookies and entries of local and session storage, as the cookies policy lists them (D43). A name that
// ends in a star stands for all that begin with it.

/** What may be kept before any consent: by the key of its purpose in the policy. */
const necessary = {
  session: ['freely.session'],
  device: ['freely.device'],
  acting: ['freely.own-session'],
  previous: ['freely.target'],
  emailReturn: ['freely.email-return'],
  consent: ['freely.consent'],
  booking: ['freely.booking-journey'],
  drafts: ['freely.draft.*'],
  // The router's own name.
  scroll: ['react-router-scroll-positions'],
  site: ['freely.registry'],
  release: ['freely-rollout'],
  repair: ['freely-bad-releases', 'freely.bad-releases', 'freely.reloaded.*', 'freely.upgraded.*'],
  preview: ['freely-access', 'freely-opener', 'freely.groups'],
};

const bySection: Record<string, Record<string, readonly string[]>> = {
  necessary,
  payment: { provider: ['__stripe_mid', '__stripe_sid'] },
  optional: { measure: ['_gcl*', '_gac*', '_ga*'] },
};

/** Names by the key of the messages of their purpose. */
export const keptNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(bySection).flatMap(([section, facts]) =>
    Object.entries(facts).map(([fact, names]) => [
      `cookies.sections.${section}.facts.${fact}`,
      names,
    ]),
  ),
);
