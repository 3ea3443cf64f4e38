import { Button, buttonClass, IconButton } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { Row } from '@freely/ui/layout';
import { ArrowRight, Heart, Search, Trash2 } from 'lucide-react';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Button',
  entryPoint: '@freely/ui/button',
  about:
    'Runs an action. One primary button for each decision; danger only for what cannot be undone.',
  states: [
    {
      name: 'Variants',
      content: (
        <Row gap={3}>
          <Button>Search</Button>
          <Button variant="secondary">Filters</Button>
          <Button variant="quiet">Back</Button>
          <Button variant="danger">Cancel booking</Button>
        </Row>
      ),
    },
    {
      name: 'Hovered, pressed, focused',
      content: (
        <>
          {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
            <Row key={variant} gap={3}>
              <Button variant={variant} data-hovered>
                Hovered
              </Button>
              <Button variant={variant} data-pressed>
                Pressed
              </Button>
              <Button variant={variant} data-focus-visible>
                Focused
              </Button>
            </Row>
          ))}
        </>
      ),
    },
    {
      name: 'With an icon',
      content: (
        <Row gap={3}>
          <Button icon={<Icon of={Search} />}>Search</Button>
          <Button variant="secondary">
            Next
            <Icon of={ArrowRight} />
          </Button>
          <Button variant="danger" icon={<Icon of={Trash2} />}>
            Delete account
          </Button>
        </Row>
      ),
    },
    {
      name: 'Pending',
      content: (
        <Row gap={3}>
          <Button isPending>Save</Button>
          <Button isPending icon={<Icon of={Search} />}>
            Search
          </Button>
          <Button variant="secondary" isPending>
            Save
          </Button>
        </Row>
      ),
    },
    {
      name: 'Disabled',
      content: (
        <Row gap={3}>
          <Button disabled>Search</Button>
          <Button variant="secondary" disabled>
            Filters
          </Button>
          <Button variant="quiet" disabled>
            Back
          </Button>
          <Button variant="danger" disabled>
            Cancel booking
          </Button>
        </Row>
      ),
    },
    {
      name: 'Nothing further in this direction',
      content: (
        <Button variant="secondary" isAtEnd>
          Later
        </Button>
      ),
    },
    {
      name: 'Small and wide',
      content: (
        <>
          <Row gap={3}>
            <Button size="sm">Approve</Button>
            <Button size="sm" variant="secondary">
              Download
            </Button>
          </Row>
          <Button isBlock>Pay £44.10</Button>
        </>
      ),
    },
    {
      name: 'A link styled as a button',
      content: (
        <Row>
          <a className={buttonClass({ variant: 'secondary' })} href="#/button">
            View profile
          </a>
        </Row>
      ),
    },
    {
      name: 'Icon only',
      content: (
        <Row gap={3}>
          <IconButton label="Search">
            <Icon of={Search} />
          </IconButton>
          <IconButton label="Keep" variant="line">
            <Icon of={Heart} />
          </IconButton>
          <IconButton label="Remove" size="sm">
            <Icon of={Trash2} />
          </IconButton>
          <IconButton label="Next" isAtEnd>
            <Icon of={ArrowRight} />
          </IconButton>
        </Row>
      ),
    },
  ],
} satisfies GalleryPart;
