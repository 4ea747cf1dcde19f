import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '~/components/ui/picture';
import { isPlainClick } from '~/components/ui/plain-click';
import { assetHref } from '~/routing/asset-href';
import type { GalleryPicture } from './gallery.loader.server';
import { Lightbox } from './lightbox';
import { useLightbox } from './use-lightbox';

/** The pictures in uneven rows; each leads to its large file, which scripts show in place. */
export function GallerySheet({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const lightbox = useLightbox(pictures.length);
  const enlarge = (index: number) => (event: MouseEvent) => {
    if (isPlainClick(event) && lightbox.open(index)) event.preventDefault();
  };
  return (
    <>
      <ul className="sheet wrap" ref={lightbox.sheet}>
        {pictures.map((picture, index) => (
          <SheetEntry key={picture.image.id} picture={picture} onEnlarge={enlarge(index)} />
        ))}
      </ul>
      <Lightbox pictures={pictures} lightbox={lightbox} />
    </>
  );
}

type SheetEntryProps = { picture: GalleryPicture; onEnlarge: (event: MouseEvent) => void };

function SheetEntry({ picture: { image, caption, cell }, onEnlarge }: SheetEntryProps) {
  const { t } = useTranslation('gallery');
  const share = Math.round((cell.span / 12) * 100);
  const looks = [String(cell.span), cell.row, cell.lead ? 'lead' : 'small'];
  return (
    <li className={['sheet__cell', ...looks.map((look) => `sheet__cell--${look}`)].join(' ')}>
      <figure>
        <a href={assetHref(image, 'xxl')} onClick={onEnlarge}>
          <span className="visually-hidden">{t('enlarge')} </span>
          <Picture
            image={image}
            sizes={`(max-width: 600px) 92vw, (max-width: 1920px) ${share}vw, ${Math.round(share * 17.5)}px`}
          />
        </a>
        <figcaption>{caption}</figcaption>
      </figure>
    </li>
  );
}
