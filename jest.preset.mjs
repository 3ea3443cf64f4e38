/** One Jest for every project: TypeScript and JSX by swc, CSS modules as their own class names. */
export const preset = {
  transform: {
    '^.+\\.(m?[jt]sx?)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // These ship ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(?:ky|i18next|react-i18next|msw|@mswjs|until-async|postal-mime|react-aria-components|@react-aria|@react-stately|lucide-react)/)'],
};
