/** The pages of the gallery in the order of its list; the key is part of the URL: `#/button`. */
export const GROUPS = [
  {
    title: 'Foundations',
    parts: [
      { key: 'colours', title: 'Colours' },
      { key: 'type', title: 'Type' },
      { key: 'art', title: 'Cut-paper art' },
      { key: 'layout', title: 'Page and layout' },
    ],
  },
  {
    title: 'Actions',
    parts: [
      { key: 'button', title: 'Button' },
      { key: 'menu', title: 'Menu' },
      { key: 'popover', title: 'Popover' },
      { key: 'tooltip', title: 'Tooltip' },
    ],
  },
  {
    title: 'Fields',
    parts: [
      { key: 'field', title: 'Text field' },
      { key: 'text-area', title: 'Text area' },
      { key: 'select', title: 'Select' },
      { key: 'choice', title: 'Choice and switch' },
      { key: 'search-field', title: 'Search field' },
      { key: 'address-field', title: 'Address field' },
      { key: 'price-field', title: 'Price field' },
      { key: 'quantity', title: 'Quantity' },
      { key: 'rating-field', title: 'Rating field' },
      { key: 'copy-field', title: 'Copy field' },
      { key: 'file-drop', title: 'File drop' },
      { key: 'image-uploader', title: 'Image uploader' },
      { key: 'crop-dialog', title: 'Square crop' },
      { key: 'text-list', title: 'List of texts' },
      { key: 'treatment-list', title: 'Treatments to price' },
      { key: 'place-form', title: 'Places of work' },
      { key: 'questions', title: 'Questions before a visit' },
      { key: 'questionnaire-editor', title: 'Questionnaires' },
      { key: 'invite-slots', title: 'Invitations' },
    ],
  },
  {
    title: 'Days and times',
    parts: [
      { key: 'date-strip', title: 'Date strip' },
      { key: 'slot-grid', title: 'Slot grid' },
      { key: 'month-calendar', title: 'Month calendar' },
      { key: 'month-field', title: 'Month picker' },
      { key: 'date-field', title: 'Date fields' },
      { key: 'time-field', title: 'Time field' },
      { key: 'week-schedule', title: 'Week schedule' },
      { key: 'range-slider', title: 'Range slider' },
    ],
  },
  {
    title: 'Display',
    parts: [
      { key: 'card', title: 'Card' },
      { key: 'ticket', title: 'Appointment card' },
      { key: 'stamps', title: 'Stamp card' },
      { key: 'chip', title: 'Chip' },
      { key: 'rating', title: 'Rating' },
      { key: 'seal', title: 'Seal' },
      { key: 'avatar', title: 'Avatar' },
      { key: 'carousel', title: 'Carousel' },
      { key: 'stat', title: 'Figures' },
      { key: 'chart', title: 'Charts' },
      { key: 'map', title: 'Map' },
      { key: 'google-map', title: 'Google’s map' },
      { key: 'table', title: 'Table' },
      { key: 'long-table', title: 'Long table' },
    ],
  },
  {
    title: 'Navigation',
    parts: [
      { key: 'breadcrumbs', title: 'Breadcrumbs' },
      { key: 'tabs', title: 'Tabs' },
      { key: 'segments', title: 'Segments' },
      { key: 'stepper', title: 'Stepper' },
      { key: 'pagination', title: 'Pagination' },
      { key: 'accordion', title: 'Accordion' },
      { key: 'sidebar', title: 'Dashboard frame' },
    ],
  },
  {
    title: 'Feedback',
    parts: [
      { key: 'callout', title: 'Callout' },
      { key: 'banner', title: 'Banner' },
      { key: 'toast', title: 'Toast' },
      { key: 'dialog', title: 'Dialog and sheet' },
      { key: 'progress', title: 'Progress' },
      { key: 'skeleton', title: 'Skeleton' },
      { key: 'empty-state', title: 'Empty' },
      { key: 'error-panel', title: 'Error panel' },
    ],
  },
] as const;

export const PART_NAMES = GROUPS.flatMap<{ key: PartKey; title: string }>(({ parts }) => [
  ...parts,
]);

export type PartKey = (typeof GROUPS)[number]['parts'][number]['key'];
