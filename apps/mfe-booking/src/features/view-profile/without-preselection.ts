/** The query for other practitioners, or other treatments: a preselection is for one visit. */
export function withoutPreselection(query: string): string {
  const params = new URLSearchParams(query);
  params.delete('treatments');
  params.delete('time');

  return params.toString();
}
