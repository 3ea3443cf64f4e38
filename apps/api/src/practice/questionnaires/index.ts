export { questionnairesData } from './personal-data.repository.ts';
export { insertFirstVersion } from './publish-questionnaire.ts';
export { questionnaireRoutes as registerQuestionnaires } from './questionnaires.routes.ts';
export { readQuestionnaires } from './read-questionnaires.ts';
