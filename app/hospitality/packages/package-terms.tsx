import type { ReactNode } from 'react';
import type { PackagePageView } from './package.loader.server';

type PackageTermsProps = {
  title: string;
  notes: PackagePageView['notes'];
  /** Terms that only one of the pages has. */
  children?: ReactNode;
};

/** The terms of packages (price, cancellation, gifts) on a sand-coloured band. */
export function PackageTerms({ title, notes, children }: PackageTermsProps) {
  return (
    <section className="terms band band--sand laid-out-later" aria-labelledby="terms">
      <div className="wrap grid">
        <h2 id="terms">{title}</h2>
        <dl>
          {notes.map(({ heading, paragraphs }) => (
            <div key={heading}>
              <dt>{heading}</dt>
              {paragraphs.map((paragraph) => (
                <dd key={paragraph}>{paragraph}</dd>
              ))}
            </div>
          ))}
          {children}
        </dl>
      </div>
    </section>
  );
}
