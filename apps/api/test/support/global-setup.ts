import { startTestCluster, type TestCluster } from '@freely/tools/test-database';

declare global {
  var testCluster: TestCluster | undefined;
}

/** One PostgreSQL for the whole run; every test file gets a database of its own. */
export default async function globalSetup(): Promise<void> {
  globalThis.testCluster = await startTestCluster();
}
