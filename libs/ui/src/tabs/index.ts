export { type Tab, TabLinks, type TabLinksProps, Tabs, type TabsProps } from './tabs.tsx';
