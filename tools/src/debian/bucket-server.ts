// An S3 server for releases and files, started by its path: the one that the tests use, from npm. Debian 12
// has none.
import { s3Server } from '@freely/platform/testing/s3-server';

const [port = '', directory = ''] = process.argv.slice(2);

await s3Server({ port: Number(port), directory, buckets: ['releases', 'files'] });
console.log(`The buckets are at http://127.0.0.1:${port}`);
