export { AnswerQuestionsPage as Component } from './answer-questions-page.tsx';
