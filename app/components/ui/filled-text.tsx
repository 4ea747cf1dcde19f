import type { ReactNode } from 'react';

/** Holds the element's place in the text that `FilledText` is given. */
export const gap = '\n';

type FilledTextProps = {
  /** A translation in which `gap` stands for the element. */
  text: string;
  children: ReactNode;
};

/** A text with an element, such as a link, where the translation has it. */
export function FilledText({ text, children }: FilledTextProps) {
  const [before, after] = text.split(gap);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}

type WithNumberProps = { text: string; number: string };

/** A text with an order number or a reference, which stays on one line instead of breaking at its hyphens. */
export const WithNumber = ({ text, number }: WithNumberProps) => (
  <FilledText text={text}>
    <span className="nowrap">{number}</span>
  </FilledText>
);
