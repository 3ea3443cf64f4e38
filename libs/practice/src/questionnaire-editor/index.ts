export { draftOf, emptyDraft } from './draft.ts';
export { QuestionnaireEditor, type QuestionnaireEditorProps } from './questionnaire-editor.tsx';
export { QuestionnaireList, type QuestionnaireListProps } from './questionnaire-list.tsx';
export { useOpenedQuestionnaire } from './use-opened-questionnaire.ts';
