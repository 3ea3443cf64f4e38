import { Card } from '@freely/ui/card';
import { Row, Stack } from '@freely/ui/layout';
import { Bone, SkeletonRegion } from '@freely/ui/skeleton';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Skeleton',
  door: 'skeleton',
  about: 'Bones in the exact shape of what comes, after 200 milliseconds.',
  states: [
    {
      name: 'A card on its way',
      content: (
        <SkeletonRegion>
          <Card>
            <Row gap={3}>
              <Bone isRound width="3rem" height="3rem" />
              <Stack gap={2}>
                <Bone width="12ch" />
                <Bone width="20ch" />
              </Stack>
            </Row>
          </Card>
        </SkeletonRegion>
      ),
    },
  ],
} satisfies GalleryPart;
