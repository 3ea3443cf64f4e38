export { PatchTestsPage as Component } from './patch-tests-page.tsx';
