import { hasPage } from '~/routing/paths';
import { useTranslation } from 'react-i18next';
import { MoreLink } from '~/components/ui/more-link';
import { Picture } from '~/components/ui/picture';
import type { HeritageChapter } from './heritage.loader.server';

/** The chapters with their years, oldest first. */
export function Timeline({ chapters }: { chapters: readonly HeritageChapter[] }) {
  return (
    <ol className="timeline wrap">
      {chapters.map((chapter) => (
        <li key={chapter.heading} className="timeline__chapter grid">
          {chapter.years ? <p className="timeline__years">{chapter.years}</p> : null}
          <div className="timeline__words">
            <h2>{chapter.heading}</h2>
            <div className="stack measure">
              {chapter.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
          {chapter.image ? <TimelinePicture image={chapter.image} /> : null}
        </li>
      ))}
    </ol>
  );
}

/** Links from the end of the history to the rooms and the gallery. */
export function TimelineEnd() {
  const { t } = useTranslation();
  return (
    <div className="timeline-end wrap grid">
      <p>
        <MoreLink page="rooms">{t('allRooms')}</MoreLink>{' '}
        {hasPage('gallery') ? <MoreLink page="gallery">{t('pages.gallery')}</MoreLink> : null}
      </p>
    </div>
  );
}

/** Landscape posters are placed below the text, portrait engravings beside it. */
function TimelinePicture({ image }: { image: NonNullable<HeritageChapter['image']> }) {
  const isUpright = image.height > image.width;
  return (
    <Picture
      image={image}
      sizes={isUpright ? '(max-width: 820px) 50vw, 260px' : '(max-width: 820px) 92vw, 900px'}
      className={`timeline__picture timeline__picture--${isUpright ? 'plate' : 'poster'}`}
    />
  );
}
