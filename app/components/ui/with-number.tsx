/** Holds the number's place in the text that `WithNumber` is given. */
export const gap = '\n';

type WithNumberProps = {
  /** A text in which `gap` stands for the number. */
  text: string;
  number: string;
};

/** Inserts an order number or a reference into a text, keeping it on one line instead of breaking it at its hyphens. */
export function WithNumber({ text, number }: WithNumberProps) {
  const [before, after] = text.split(gap);
  return (
    <>
      {before}
      <span className="nowrap">{number}</span>
      {after}
    </>
  );
}
