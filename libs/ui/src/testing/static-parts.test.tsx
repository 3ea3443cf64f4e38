import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Check } from 'lucide-react';
import { band } from '../art/index.ts';
import { Art } from '../art-image/index.ts';
import { Button } from '../button/index.ts';
import { Callout } from '../callout/index.ts';
import { Card } from '../card/index.ts';
import { Chip, StatusChip } from '../chip/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorPanel } from '../error-panel/index.ts';
import { Icon } from '../icon/index.ts';
import { Page, PageTitle, Section } from '../page/index.ts';
import { MeterBar, ProgressBar } from '../progress/index.ts';
import { Segments } from '../segments/index.ts';
import { DashboardLayout } from '../sidebar-layout/index.ts';
import { Skeleton, SkeletonRegion } from '../skeleton/index.ts';
import { Stepper } from '../stepper/index.ts';
import { expectAccessible, renderPart } from './render-part.tsx';

// Components that only show content: their text, and that they are accessible.

test('a page of them is accessible', async () => {
  renderPart(
    <Page>
      <PageTitle>Your account</PageTitle>
      <Section title="Next appointment">
        <Art svg={band({ id: '1', category: 'hair' })} />
        <Card>
          <StatusChip tone="success" icon={<Icon of={Check} />}>
            Approved
          </StatusChip>
        </Card>
        <Callout tone="warning" title="Please complete registration.">
          You’re two steps from going live.
        </Callout>
        <Segments
          label="View"
          options={[
            { key: 'day', label: 'Day' },
            { key: 'week', label: 'Week' },
          ]}
          selected="week"
          onSelect={() => {}}
        />
        <ProgressBar label="Logging out" />
        <MeterBar value={0.5} />
        <EmptyState title="No reviews yet" action={<Button>Search</Button>} />
      </Section>
      <DashboardLayout
        label="Your account"
        nav={[{ key: 'home', link: <a href="/customer">Home</a> }]}
      >
        Hello
      </DashboardLayout>
    </Page>,
  );

  await expectAccessible();
});

test('the button that removes a chip has a full name', async () => {
  const onRemove = jest.fn();
  const { user } = renderPart(<Chip onRemove={onRemove}>Gel manicure</Chip>);

  await user.click(screen.getByRole('button', { name: 'Remove Gel manicure' }));

  expect(onRemove).toHaveBeenCalledTimes(1);
});

test('a skeleton region is busy, and announces it once', async () => {
  renderPart(
    <SkeletonRegion data-testid="region">
      <Skeleton /> <Skeleton />
    </SkeletonRegion>,
  );

  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.getByTestId('region')).toHaveAttribute('aria-busy', 'true');
  await expectAccessible();
});

test('an error panel offers a retry, and shows details for a support request (D46)', async () => {
  const onRetry = jest.fn();
  const { user } = renderPart(<ErrorPanel onRetry={onRetry} details="booking 1.4.0, trace 9f2c" />);

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toHaveTextContent('booking 1.4.0, trace 9f2c');
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  await expectAccessible();
});

test('an error panel on the home page does not lead to itself', () => {
  renderPart(<ErrorPanel onRetry={() => {}} homeHref={null} />);

  expect(screen.queryByRole('link')).toBeNull();
});

test('a stepper marks the current step and the completed ones', async () => {
  renderPart(
    <Stepper
      label="Sign-up"
      current="locations"
      steps={[
        { key: 'services', label: 'Services' },
        { key: 'locations', label: 'Locations' },
        { key: 'hours', label: 'Hours' },
      ]}
    />,
  );

  const [services, locations, hours] = screen.getAllByRole('listitem');
  expect(services).toHaveTextContent('Services (done)');
  expect(locations).toHaveAttribute('aria-current', 'step');
  expect(hours).not.toHaveAttribute('aria-current');
  await expectAccessible();
});

test('a progress bar is determinate with a value, and indeterminate without', () => {
  const { rerender } = renderPart(<ProgressBar label="Importing" value={0.414} />);
  expect(screen.getByRole('progressbar', { name: 'Importing' })).toHaveAttribute(
    'aria-valuenow',
    '41',
  );

  rerender(<ProgressBar label="Importing" />);

  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

test('art has an empty alt text', () => {
  const { container } = renderPart(<Art svg={band({ id: '1', category: 'nails' })} />);

  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  expect(container.querySelector('img')).toHaveAttribute('width', '640');
});
