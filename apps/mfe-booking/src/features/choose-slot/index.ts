export { ChooseSlotPage as Component } from './choose-slot-page.tsx';
export { RebookPage } from './rebook-page.tsx';
