import {
  draftOf,
  emptyDraft,
  QuestionnaireEditor,
  QuestionnaireList,
} from '@freely/practice/questionnaire-editor';
import type { GalleryPart } from '../gallery-part.ts';
import { QUESTIONNAIRE, TREATMENTS } from '../sample-questions.ts';

const editor = {
  treatments: TREATMENTS,
  isPending: false,
  refusal: undefined,
  onPublish: () => {},
  onBack: () => {},
};
const list = { onEdit: () => {}, onWithdraw: () => {} };

export default {
  title: 'Questionnaires',
  entryPoint: '@freely/practice/questionnaire-editor',
  about: 'The questionnaires that treatments ask before a visit, and the form that writes one.',
  states: [
    { name: 'List', content: <QuestionnaireList questionnaires={[QUESTIONNAIRE]} {...list} /> },
    { name: 'None', content: <QuestionnaireList questionnaires={[]} {...list} /> },
    {
      name: 'New',
      content: (
        <QuestionnaireEditor first={emptyDraft()} name="new" isNewVersion={false} {...editor} />
      ),
    },
    {
      name: 'A version more, which the server refused',
      content: (
        <QuestionnaireEditor
          first={draftOf(QUESTIONNAIRE)}
          name="1"
          isNewVersion
          {...editor}
          refusal="Somebody else has changed it. Please load it again."
        />
      ),
    },
  ],
} satisfies GalleryPart;
