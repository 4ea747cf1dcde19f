/** The reminder of the legal guarantee as pages show it. */
export type GuaranteeView = {
  title: string;
  text: string;
  /** The official notice in the page's language, unmodified; missing until the operator has added the file. */
  notice?: { src: string; width: number; height: number };
};
