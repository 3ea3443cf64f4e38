/** A name in the forms for files, types, functions and headings. */
export interface SliceName {
  /** `choose-slot` */
  kebab: string;
  /** `ChooseSlot` */
  pascal: string;
  /** `chooseSlot` */
  camel: string;
  /** `Choose slot` */
  sentence: string;
}

export function sliceName(given: string | undefined): SliceName {
  if (!given || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(given)) {
    throw new Error(`Give a name in kebab-case, such as choose-slot: "${given ?? ''}" is not one.`);
  }
  const words = given.split('-');
  const pascal = words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
  return {
    kebab: given,
    pascal,
    camel: pascal[0]?.toLowerCase() + pascal.slice(1),
    sentence: `${given[0]?.toUpperCase()}${given.slice(1).replaceAll('-', ' ')}`,
  };
}
