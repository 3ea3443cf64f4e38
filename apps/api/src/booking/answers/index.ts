export { answerRoutes as registerAnswers } from './answers.routes.ts';
export { askAgain } from './ask-again.ts';
export { insertSigned } from './insert-signed.ts';
export { answersData } from './personal-data.repository.ts';
export { isRuledOut, listOwnSignatures } from './read-answers.ts';
export { subscribeAnswers } from './subscribe.ts';
