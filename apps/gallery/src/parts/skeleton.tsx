import { Card } from '@freely/ui/card';
import { Row, Stack } from '@freely/ui/layout';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Skeleton',
  entryPoint: '@freely/ui/skeleton',
  about: 'Placeholders in the exact shape of the content, after 200 milliseconds.',
  states: [
    {
      name: 'A card that is loading',
      content: (
        <SkeletonRegion>
          <Card>
            <Row gap={3}>
              <Skeleton isRound width="3rem" height="3rem" />
              <Stack gap={2}>
                <Skeleton width="12ch" />
                <Skeleton width="20ch" />
              </Stack>
            </Row>
          </Card>
        </SkeletonRegion>
      ),
    },
  ],
} satisfies GalleryPart;
