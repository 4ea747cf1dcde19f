import type { ReactNode } from 'react';
import type { PackagePageView } from './package.loader.server';

type PackageTermsProps = {
  title: string;
  notes: PackagePageView['notes'];
  /** Terms that stand on one page only. */
  children?: ReactNode;
};

/** What packages cost, how they are cancelled and given, on a band of sand. */
export function PackageTerms({ title, notes, children }: PackageTermsProps) {
  return (
    <section className="terms band band--sand" aria-labelledby="terms">
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
