/** What people ask: the keys name categories and questions in the address of the support centre. */
export type QuestionTexts = Readonly<
  Record<
    string,
    {
      readonly name: string;
      readonly questions: Readonly<
        Record<
          string,
          {
            readonly title: string;
            /** The answer in one line. */
            readonly excerpt: string;
            readonly description: string;
          }
        >
      >;
    }
  >
>;
