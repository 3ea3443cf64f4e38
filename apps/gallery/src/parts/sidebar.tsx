import { Avatar } from '@freely/ui/avatar';
import { Icon } from '@freely/ui/icon';
import { DashboardLayout } from '@freely/ui/sidebar-layout';
import { CalendarDays, House, Settings } from 'lucide-react';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Dashboard frame',
  entryPoint: '@freely/ui/sidebar-layout',
  about: 'A sidebar beside the page; under 980 pixels a bar above it.',
  states: [
    {
      name: 'Second of three',
      content: (
        <DashboardLayout
          label="Your account"
          header={
            <>
              <Avatar id="ada" name="Ada Marsh" size={40} />
              <strong>Ada Marsh</strong>
            </>
          }
          nav={[
            {
              key: 'home',
              link: (
                <a href="#/sidebar">
                  <Icon of={House} />
                  Home
                </a>
              ),
            },
            {
              key: 'bookings',
              link: (
                <a href="#/sidebar" aria-current="page">
                  <Icon of={CalendarDays} />
                  Bookings
                </a>
              ),
            },
            {
              key: 'settings',
              link: (
                <a href="#/sidebar">
                  <Icon of={Settings} />
                  Settings
                </a>
              ),
            },
          ]}
        >
          What the page is about.
        </DashboardLayout>
      ),
    },
  ],
} satisfies GalleryPart;
