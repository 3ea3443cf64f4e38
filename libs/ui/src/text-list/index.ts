export { TextList, type TextListProps } from './text-list.tsx';
