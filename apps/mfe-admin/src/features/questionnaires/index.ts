export { QuestionnairesPage as Component } from './questionnaires-page.tsx';
