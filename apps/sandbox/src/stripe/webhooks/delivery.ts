/** What became of an event on its way to the webhook. */
export interface Delivery {
  /** The id of the event. */
  id: string;
  type: string;
  state: 'pending' | 'delivered' | 'dropped';
  attempts: number;
  /** The last answer's status, or why there was none. */
  last_answer: number | string | null;
}
