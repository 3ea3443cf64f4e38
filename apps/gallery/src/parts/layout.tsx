import { Card } from '@freely/ui/card';
import { Row, Spread, Stack } from '@freely/ui/layout';
import { Page, Section } from '@freely/ui/page';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Page and layout',
  entryPoint: '@freely/ui/layout',
  about:
    'Columns, rows and the two ends of a line, on the space scale. A page has sections split by hairlines.',
  states: [
    {
      name: 'Stack',
      content: (
        <Stack gap={2}>
          <Card isFlat>One</Card>
          <Card isFlat>Two</Card>
        </Stack>
      ),
    },
    {
      name: 'Row',
      content: (
        <Row gap={3}>
          <Card isFlat>One</Card>
          <Card isFlat>Two</Card>
          <Card isFlat>Three</Card>
        </Row>
      ),
    },
    {
      name: 'Spread',
      content: (
        <Spread>
          <span>Paid</span>
          <strong>£38.00</strong>
        </Spread>
      ),
    },
    {
      name: 'Page with sections',
      content: (
        <Page width="prose">
          <Section title="Your details">
            <p>Who you are.</p>
          </Section>
          <Section title="Your password">
            <p>How you log in.</p>
          </Section>
        </Page>
      ),
    },
  ],
} satisfies GalleryPart;
