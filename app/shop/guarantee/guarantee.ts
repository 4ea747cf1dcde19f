/** The reminder of the legal guarantee, as shown on pages. */
export type Guarantee = {
  title: string;
  text: string;
  /** The official notice in the page's language, unmodified. Undefined until the operator has added the file. */
  notice?: { src: string; width: number; height: number } | undefined;
};
