/** The delivery of an event to the webhook. */
export interface Delivery {
  /** The id of the event. */
  id: string;
  type: string;
  state: 'pending' | 'delivered' | 'dropped';
  attempts: number;
  /** The status of the last response, or why there was none. */
  last_answer: number | string | null;
}
