export { Introduction, type IntroductionProps } from './introduction.tsx';
export { QuestionField, type QuestionFieldProps } from './question-field.tsx';
export { SignedAnswers, type SignedAnswersProps } from './signed-answers.tsx';
