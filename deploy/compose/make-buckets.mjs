// Makes the two buckets where they are missing. Run by the API's image, which has a client of S3.
import { AwsClient } from 'aws4fetch';

const { BUCKETS, BUCKET_SECRET, BUCKET_USER = 'freely' } = process.env;
const client = new AwsClient({
  accessKeyId: BUCKET_USER,
  secretAccessKey: BUCKET_SECRET,
  region: 'us-east-1',
  service: 's3',
});

for (const name of ['files', 'releases']) {
  const { ok, status } = await client.fetch(`${BUCKETS}/${name}`, { method: 'PUT' });
  // 409: it is there.
  if (!ok && status !== 409) throw new Error(`The bucket ${name} was refused with ${status}`);
}
