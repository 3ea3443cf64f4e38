export { QuestionField, type QuestionFieldProps } from './question-field.tsx';
export { SignedAnswers, type SignedAnswersProps } from './signed-answers.tsx';
