import { useTranslation } from 'react-i18next';
import { Picture } from '~/components/ui/picture';
import { assetHref } from '~/routing/asset-href';
import type { GalleryPicture } from './gallery.loader.server';
import { LargePicture } from './large-picture';
import { largePictureId, useLightbox } from './use-lightbox';

/** The pictures in uneven rows; each opens a large version. */
export function GallerySheet({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const { sheet, step, close } = useLightbox(pictures.length);
  return (
    <>
      <ul className="sheet wrap" ref={sheet}>
        {pictures.map((picture, index) => (
          <SheetEntry key={picture.image.id} picture={picture} index={index} />
        ))}
      </ul>
      {pictures.map((picture, index) => (
        <LargePicture
          key={picture.image.id}
          picture={picture}
          sizes={sizesOf(picture)}
          index={index}
          total={pictures.length}
          onStep={(by) => step(index, by)}
          onClose={() => close(index)}
        />
      ))}
    </>
  );
}

function sizesOf({ cell }: GalleryPicture): string {
  const share = Math.round((cell.span / 12) * 100);
  return `(max-width: 600px) 92vw, (max-width: 1920px) ${share}vw, ${Math.round(share * 17.5)}px`;
}

/** Opens the large picture in a popover; browsers without popovers get a link to the file instead. */
function SheetEntry({ picture, index }: { picture: GalleryPicture; index: number }) {
  const { t } = useTranslation('gallery');
  const { image, caption, cell } = picture;
  const looks = [String(cell.span), cell.row, cell.lead ? 'lead' : 'small'];
  const name = <span className="visually-hidden">{`${t('enlarge')} ${caption}`}</span>;
  return (
    <li className={['sheet__cell', ...looks.map((look) => `sheet__cell--${look}`)].join(' ')}>
      <figure>
        <div className="sheet__picture">
          <Picture image={image} sizes={sizesOf(picture)} />
          <a className="sheet__open without-popover" href={assetHref(image, 'xxl')}>
            {name}
          </a>
          <button
            type="button"
            className="sheet__open with-popover"
            popovertarget={largePictureId(index)}
          >
            {name}
          </button>
        </div>
        <figcaption>{caption}</figcaption>
      </figure>
    </li>
  );
}
