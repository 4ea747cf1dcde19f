import type { ReactNode } from 'react';

type PricePartProps = { id: string; title: string; note?: ReactNode; children: ReactNode };

/** A section of the price list: its name on the left, its prices on the right. */
export function PricePart({ id, title, note, children }: PricePartProps) {
  return (
    <section className="price-part" id={id} aria-labelledby={`${id}-prices`}>
      <div className="price-part__head">
        <h2 id={`${id}-prices`}>{title}</h2>
        {note ? <div className="note stack">{note}</div> : null}
      </div>
      <div>{children}</div>
    </section>
  );
}
