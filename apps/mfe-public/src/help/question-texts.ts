/** Questions and answers. The keys of categories are in the URL of the support centre. */
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
