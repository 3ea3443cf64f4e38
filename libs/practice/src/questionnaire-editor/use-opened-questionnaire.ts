import type { Questionnaire } from '@freely/api-client/contract';
import { useState } from 'react';

interface Opened {
  edit: string;
  questionnaire: Questionnaire | null;
}

/**
 * The questionnaire that the address names, as it was when it was opened: null for a new one, undefined for none. What
 * others publish or withdraw meanwhile neither changes the version that an edit replaces, nor closes the editor.
 *
 * @param edit of the address: an id, `new`, or null
 */
export function useOpenedQuestionnaire(
  questionnaires: readonly Questionnaire[] | undefined,
  edit: string | null,
): Questionnaire | null | undefined {
  const [opened, setOpened] = useState<Opened | null>(null);
  if (opened && opened.edit === edit) return opened.questionnaire;
  const named =
    edit === 'new' ? null : questionnaires?.find(({ id }) => edit !== null && String(id) === edit);
  // Set while rendering, so that no render shows another questionnaire.
  if (edit !== null && named !== undefined) setOpened({ edit, questionnaire: named });
  else if (opened) setOpened(null);

  return named;
}
