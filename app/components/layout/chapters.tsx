import { Picture } from '~/components/ui/picture';
import type { AssetAddress } from '~/routing/asset-href';

type Chapter = {
  heading: string;
  paragraphs: string[];
  image?: AssetAddress & { alt: string; height: number };
};

/** The chapters of a page, if it has any; pictures alternate between left and right. */
export function Chapters({ chapters }: { chapters: Chapter[] }) {
  if (chapters.length === 0) return null;
  return (
    <div className="chapters wrap">
      {chapters.map((chapter) => (
        <section
          key={chapter.heading}
          className={chapter.image ? 'chapter chapter--picture' : 'chapter'}
        >
          <div className="chapter__words">
            <h2>{chapter.heading}</h2>
            <div className="stack measure">
              {chapter.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
          {chapter.image ? (
            <Picture
              image={chapter.image}
              sizes="(max-width: 820px) 92vw, (max-width: 1920px) 48vw, 930px"
              className="chapter__picture"
            />
          ) : null}
        </section>
      ))}
    </div>
  );
}
