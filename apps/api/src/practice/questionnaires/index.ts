export { questionnairesData } from './personal-data.repository.ts';
export { insertFirstVersion } from './publish-questionnaire.ts';
export { questionnaireRoutes as registerQuestionnaires } from './questionnaires.routes.ts';
export { readWritten } from './read-written.ts';
