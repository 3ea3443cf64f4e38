export { PausePanel, type PausePanelProps } from './pause-panel.tsx';
