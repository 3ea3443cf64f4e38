export { TextList, type TextListProps, type TextListValue } from './text-list.tsx';
