export { ChooseSlotPage as Component } from './choose-slot-page.tsx';
